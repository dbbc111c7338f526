/**
 * What work hands over piece by piece, for whoever takes it one after the other: so that a transaction stays open from the first piece to
 * the last. The work waits until a piece is taken; it fails whoever takes when it fails, and fails itself when nobody takes any more.
 */
export async function* toAsyncIterable<T>(work: (hand: (piece: T) => Promise<void>) => Promise<void>): AsyncGenerator<T> {
  const { readable, writable } = new TransformStream<T, T>();
  const writer = writable.getWriter();
  const ended = work((piece) => writer.write(piece))
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    .catch(() => undefined); // whoever takes has gone away before, and knows why
  try {
    yield* readable;
  } finally {
    await ended;
  }
}
