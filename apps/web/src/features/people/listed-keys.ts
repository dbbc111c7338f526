import { isPermissionKey, type PermissionKey } from "@emdia/contract/permissions.ts";

/** More than these are counted: a line of history is read, not searched. */
const NAMED_MAX = 4;
type Listed = { readonly named: readonly PermissionKey[]; readonly others: number };

/** The permissions that a line of history lists by their keys, as far as they are told by name. */
export const listedKeys = (value: string): Listed => {
  const keys = value.split(", ").filter(isPermissionKey);
  return { named: keys.slice(0, NAMED_MAX), others: Math.max(0, keys.length - NAMED_MAX) };
};
