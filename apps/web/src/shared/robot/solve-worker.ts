import type { Puzzle } from "@emdia/contract/identity/robot.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Web worker that solves the puzzle. A rejection surfaces as an error event of the worker. */
addEventListener("message", async ({ data }: MessageEvent<Puzzle>) => postMessage(await solveChallenge({ challenge: data, deriveKey })));
