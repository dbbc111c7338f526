import { hash, verify } from "@node-rs/argon2";
import type { HashCost } from "./rules/hash-age.ts";

/** Cost of new hashes. Sign-in renews a cheaper hash. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id; the hash contains its parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, HASH_COST);

/** Starts at process start, so that the first unknown e-mail takes as long as a known one. */
const dummyHash = hashPassword("nobody has this password");

/** Without a stored hash, verifies against a dummy hash, so that the response time does not reveal accounts. */
export const passwordFits = async (storedHash: string | null | undefined, password: string): Promise<boolean> => {
  const fits = await verify(storedHash ?? (await dummyHash), password);
  return fits && typeof storedHash === "string";
};
