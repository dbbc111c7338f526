import type { Puzzle } from "@emdia/contract/identity/robot.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Runs beside the page. A failure surfaces as the worker's own. */
addEventListener("message", async ({ data }: MessageEvent<Puzzle>) => postMessage(await solveChallenge({ challenge: data, deriveKey })));
