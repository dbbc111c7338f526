/** Reports a text once while it stays in view, because a badge is in many frames. It is reported again after it was out of view. */
export const createRepeatFilter = (outOfViewMs: number) => {
  let last = { text: "", seenAtMs: Number.NEGATIVE_INFINITY };
  return (text: string, nowMs: number): boolean => {
    const isNew = text !== last.text || nowMs - last.seenAtMs >= outOfViewMs;
    last = { text, seenAtMs: nowMs };
    return isNew;
  };
};
