import { randomInt } from "node:crypto";
import { Puzzle } from "@emdia/contract/identity/robot.ts";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod/mini";

/**
 * A current browser tries some thousand keys per second: it is done before the user has typed a password, while a bot farm pays for each
 * attempt. An address with many failed sign-ins gets ten times the effort, some seconds.
 */
export type Effort = keyof typeof ROUNDS;
const ALGORITHM = "PBKDF2/SHA-256";
const ROUNDS = { usual: 1_000, raised: 10_000 };
const TRIES = { least: 300, most: 900 };
const PUZZLE_MINUTES = 10;

const Solved = z.object({ challenge: Puzzle, solution: z.object({ counter: z.int(), derivedKey: z.string() }) });

/** A proof of work with a known effort: find the counter of a derived key from the key's prefix. */
export const makePuzzle = async (secret: string, now: Date, effort: Effort): Promise<Puzzle> => {
  const made = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS[effort],
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

export type SolvedPuzzle = { readonly signature: string; readonly expiresAt: Date; readonly rounds: number };
export const isEnough = ({ rounds }: SolvedPuzzle, effort: Effort): boolean => rounds >= ROUNDS[effort];

/** Verifies a solution: signature, expiry and result. Does not check whether it was used. */
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
  return verified ? { signature: challenge.signature, expiresAt, rounds: challenge.parameters.cost } : undefined;
};
