/**
 * First statement of every transaction: sets the account and companies for row-level security. Every transaction on the application's pool
 * needs one, so without an opening no row is readable.
 */
const SESSION_ID = /^[0-9a-f-]{36}$/;

const numbers = (ids: readonly number[]): string => {
  if (!ids.every(Number.isSafeInteger)) throw new Error("an id that is no integer cannot open a transaction");
  return `{${ids.join(",")}}`;
};
const settings = (account: number | null, companies: readonly number[]): string =>
  `select set_config('app.account', '${account === null ? "" : numbers([account]).slice(1, -1)}', true), set_config('app.companies', '${numbers(companies)}', true)`;

/** Opening for a signed-in account: the database checks the session and returns the account and its permissions. */
export const requestOpening = (sessionId: string, accountId: number, companies: readonly number[] | null): string => {
  if (!SESSION_ID.test(sessionId)) throw new Error("a malformed session id cannot open a transaction");
  const narrowed = companies === null ? "null" : `'${numbers(companies)}'`;
  return `select request_scope('${sessionId}', ${numbers([accountId]).slice(1, -1)}, ${narrowed}) as scope`;
};

const KEY_HASH = /^[0-9a-f]{64}$/;
/** Opening for a gate device: the database checks the key and returns the device with its projects. */
export const deviceOpening = (keyHash: string): string => {
  if (!KEY_HASH.test(keyHash)) throw new Error("a malformed hash cannot open a transaction");
  return `select device_scope('${keyHash}') as scope`;
};

/** Opening for an anonymous request: reads public rows only, or calls functions that check access themselves. */
export const publicOpening = (): string => settings(null, []);
/** Opening for an account without a company: its sessions and its own data. */
export const accountOpening = (accountId: number): string => settings(accountId, []);
/** Opening for a background job: restricted to the given companies. */
export const jobOpening = (...ownerIds: readonly number[]): string => settings(null, ownerIds);
