import type { PermissionKey } from "@emdia/contract/permissions.ts";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The keys with a text that contains every typed word, ignoring accents and case. */
export const foundKeys = (
  keys: readonly PermissionKey[],
  typed: string,
  saidOf: (key: PermissionKey) => string,
): readonly PermissionKey[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return keys.filter((key) => {
    const said = plain(saidOf(key));
    return words.every((word) => said.includes(word));
  });
};
