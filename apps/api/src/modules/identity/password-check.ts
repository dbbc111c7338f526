import { hash, verify } from "@node-rs/argon2";
import type { HashCost } from "./rules/hash-age.ts";

/** What a hash costs that is made today; whoever signs in with an older one gets it renewed. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id; the parameters travel inside the hash. */
export const hashPassword = (password: string): Promise<string> => hash(password, HASH_COST);

/** Made with the process, so that not even the first unknown e-mail takes longer than a known one. */
const nobody = hashPassword("nobody has this password");

/** Somebody unknown is checked against a hash that fits nothing, so that the answer takes as long as for anybody else. */
export const passwordFits = async (kept: string | null | undefined, password: string): Promise<boolean> => {
  const fits = await verify(kept ?? (await nobody), password);
  return fits && typeof kept === "string";
};
