import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { createHashQueue } from "./create-hash-queue.ts";
import type { HashCost } from "./rules/hash-age.ts";

/** Cost of new hashes. Sign-in renews a cheaper hash. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Requests of this process that may hash or wait for it, about a second of work on one CPU. */
export const HASH_REQUESTS_MAX = 50;
const queue = createHashQueue({ concurrent: availableParallelism(), requestsMax: HASH_REQUESTS_MAX });
/** Runs a request that hashes passwords, or refuses it when too many do. */
export const withHashCapacity = queue.withCapacity;

/** Argon2id; the hash contains its parameters. */
export const hashPassword = (password: string): Promise<string> => queue.run(() => hash(password, HASH_COST));

/** Starts at process start, so that the first unknown e-mail takes as long as a known one. */
const dummyHash = hashPassword("nobody has this password");

/** Without a stored hash, verifies against a dummy hash, so that the response time does not reveal accounts. */
export const passwordFits = async (storedHash: string | null | undefined, password: string): Promise<boolean> => {
  const compared = storedHash ?? (await dummyHash);
  const fits = await queue.run(() => verify(compared, password));
  return fits && typeof storedHash === "string";
};
