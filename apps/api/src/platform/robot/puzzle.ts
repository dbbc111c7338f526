import { randomInt } from "node:crypto";
import { Puzzle } from "@emdia/contract/identity/robot.ts";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";

/** A browser of today tries some thousand keys a second: it is done before anybody has typed a password, and a farm of robots is not. */
const ALGORITHM = "PBKDF2/SHA-256";
const ROUNDS = 1_000;
const TRIES = { least: 300, most: 900 };
const PUZZLE_MINUTES = 10;

const Solved = z.object({ challenge: Puzzle, solution: z.object({ counter: z.int(), derivedKey: z.string() }) });

/** A task whose effort is known: the key of a hidden number, of which only the beginning is told. */
export const makePuzzle = async (secret: string, now: Date): Promise<Puzzle> => {
  const made = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS,
    counter: randomInt(TRIES.least, TRIES.most),
    deriveKey,
    expiresAt: Math.ceil(now.getTime() / 1_000) + PUZZLE_MINUTES * 60,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  return z.parse(Puzzle, made);
};

const read = (response: string): z.output<typeof Solved> | undefined => {
  try {
    const parsed = z.safeParse(Solved, JSON.parse(Buffer.from(response, "base64").toString("utf8")));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

export type SolvedPuzzle = { readonly signature: string; readonly expiresAt: Date };

/** The puzzle that a response solves, if it is one of ours, in time and solved; whether it was used before is another question. */
export const solvedPuzzle = async (secret: string, response: string, now: Date): Promise<SolvedPuzzle | undefined> => {
  const solved = read(response);
  if (!solved) return undefined;
  const { challenge, solution } = solved;
  const expiresAt = new Date(challenge.parameters.expiresAt * 1_000);
  if (expiresAt <= now) return undefined;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  });
  return verified ? { signature: challenge.signature, expiresAt } : undefined;
};
