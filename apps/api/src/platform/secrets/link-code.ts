import { createHash, randomBytes } from "node:crypto";

/** What the link of an e-mail shows: which row it is about, and the hash of the secret that opens it. */
export type ShownCode = { readonly id: number; readonly secretHash: Buffer };
const SHAPE = /^(\d{1,15})\.([\w-]{43})$/;

export const newSecret = (): string => randomBytes(32).toString("base64url");
/** Only this is kept; the secret itself stands in the e-mail and nowhere else. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const writeCode = (id: number, secret: string): string => `${id}.${secret}`;
export const readCode = (code: string): ShownCode | undefined => {
  const [, id, secret] = SHAPE.exec(code) ?? [];
  return id && secret ? { id: Number(id), secretHash: hashOf(secret) } : undefined;
};
