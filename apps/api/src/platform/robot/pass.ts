import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const PASS_MINUTES = 10;
/** `expiry.random.signature`. */
const SHAPE = /^(\d{10})\.([\w-]{22})\.([\w-]{43})$/;

const signatureOf = (secret: string, end: string, chance: string): Buffer =>
  createHmac("sha256", secret).update(`${end}.${chance}`).digest();

export type Pass = { readonly pass: string; readonly expiresAt: Date };

export const makePass = (secret: string, now: Date): Pass => {
  const seconds = Math.floor(now.getTime() / 1_000) + PASS_MINUTES * 60;
  const chance = randomBytes(16).toString("base64url");
  return {
    pass: `${seconds}.${chance}.${signatureOf(secret, String(seconds), chance).toString("base64url")}`,
    expiresAt: new Date(seconds * 1_000),
  };
};

/** Verifies signature and expiry of a pass. Does not check whether it was used. */
export const readPass = (secret: string, shown: string | undefined, now: Date): Pass | undefined => {
  const [pass, end, chance, signature] = SHAPE.exec(shown ?? "") ?? [];
  if (!pass || !end || !chance || !signature) return undefined;
  const expiresAt = new Date(Number(end) * 1_000);
  const isOurs = timingSafeEqual(signatureOf(secret, end, chance), Buffer.from(signature, "base64url"));
  return isOurs && expiresAt > now ? { pass, expiresAt } : undefined;
};
