import { isPermissionKey, type PermissionKey } from "@emdia/contract/permissions.ts";

/** Further permissions are counted, to keep a history line short. */
const NAMED_MAX = 4;
type Listed = { readonly named: readonly PermissionKey[]; readonly others: number };

/** The permissions in a history value: the first ones, and the number of others. */
export const listedKeys = (value: string): Listed => {
  const keys = value.split(", ").filter(isPermissionKey);
  return { named: keys.slice(0, NAMED_MAX), others: Math.max(0, keys.length - NAMED_MAX) };
};
