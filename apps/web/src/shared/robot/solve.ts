import type { Puzzle } from "@emdia/contract/identity/robot.ts";
import { ApiFailure } from "../api/api-failure.ts";

/** Web Crypto is available in secure contexts only. */
const unsolvable = (message: string) => new ApiFailure({ kind: "unsent", message });

/** Solves the puzzle in a web worker, so that typing stays responsive. */
export const solve = async (challenge: Puzzle): Promise<string> => {
  if (!isSecureContext) throw unsolvable("(https)");
  const worker = new Worker(new URL("./solve-worker.ts", import.meta.url), { type: "module" });
  try {
    const solution = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(unsolvable(message));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
};
