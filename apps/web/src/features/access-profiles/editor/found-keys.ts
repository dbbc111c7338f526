import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { plainText } from "../../../shared/format/plain-text.ts";

/** The keys with a text that contains every typed word, ignoring accents and case. */
export const foundKeys = (
  keys: readonly PermissionKey[],
  typed: string,
  saidOf: (key: PermissionKey) => string,
): readonly PermissionKey[] => {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return keys.filter((key) => {
    const said = plainText(saidOf(key));
    return words.every((word) => said.includes(word));
  });
};
