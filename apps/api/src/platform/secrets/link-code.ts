import { createHash, randomBytes } from "node:crypto";

/** Code in an e-mail link: the row's id and the hash of its secret. */
export type ShownCode = { readonly id: number; readonly secretHash: Buffer };
const SHAPE = /^(\d{1,15})\.([\w-]{43})$/;

export const newSecret = (): string => randomBytes(32).toString("base64url");
/** Only the hash is stored; the secret is only in the e-mail. */
export const hashOf = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const writeCode = (id: number, secret: string): string => `${id}.${secret}`;
export const readCode = (code: string): ShownCode | undefined => {
  const [, id, secret] = SHAPE.exec(code) ?? [];
  return id && secret ? { id: Number(id), secretHash: hashOf(secret) } : undefined;
};
