import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";

const ITERATIONS = 4096;

const keyed = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** SCRAM verifier of a password. Sent instead of the password, so that the password reaches neither the network nor a log. */
export const scramVerifier = (password: string): string => {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const storedKey = createHash("sha256").update(keyed(salted, "Client Key")).digest("base64");
  const serverKey = keyed(salted, "Server Key").toString("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
};
