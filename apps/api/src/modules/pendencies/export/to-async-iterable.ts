/**
 * Turns a producer that pushes through a callback into an async iterable with backpressure, so that one transaction stays open while the
 * file is written. An error of the producer reaches the consumer; the producer fails on its next push if the consumer stops.
 */
export async function* toAsyncIterable<T>(work: (hand: (piece: T) => Promise<void>) => Promise<void>): AsyncGenerator<T> {
  const { readable, writable } = new TransformStream<T, T>();
  const writer = writable.getWriter();
  const ended = work((piece) => writer.write(piece))
    .then(
      () => writer.close(),
      (error: unknown) => writer.abort(error),
    )
    .catch(() => undefined); // the consumer has already stopped reading
  try {
    yield* readable;
  } finally {
    await ended;
  }
}
