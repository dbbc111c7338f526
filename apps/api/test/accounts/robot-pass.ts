import type { Puzzle } from "@emdia/contract/identity/robot.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { apiClient } from "../api-client.ts";

/** A test world or the whole product. */
export type Asking = { readonly anonymous: () => ReturnType<typeof apiClient> };

/** Fetches a proof-of-work puzzle. */
export const askPuzzle = async (world: Asking): Promise<Puzzle> => {
  const { answer } = await world.anonymous()("GET /authentication/robot-challenge")();
  if (answer.kind !== "altcha") throw new Error("this world asks nobody for a proof of work");
  return answer.puzzle;
};

/** Solves the puzzle and encodes the result, like a browser. */
export const solved = async (challenge: Puzzle): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
};

export const exchange = (world: Asking, response: string) => world.anonymous()("POST /authentication/recaptcha")({ body: { response } });

/** A new, unused pass. */
export const newPass = async (world: Asking): Promise<string> => (await exchange(world, await solved(await askPuzzle(world)))).answer.pass;
