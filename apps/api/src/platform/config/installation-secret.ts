import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { prepareDataFolder, readKeptFile, writeIfAbsent } from "./data-folder.ts";
import { SECRET_MIN_LENGTH } from "./setting-forms.ts";
import type { Settings } from "./settings.ts";
import { StartFailure } from "./start-failure.ts";

/** Secret that signs sessions and links: the operator's, or one created on the first start and stored in the data folder. */
export const installationSecret = async ({ secret, dataDir }: Pick<Settings, "secret" | "dataDir">): Promise<string> => {
  if (secret !== undefined) return secret;

  const path = join(dataDir, "secret");
  const stored = await readKeptFile(path);
  if (stored !== undefined && stored.length < SECRET_MIN_LENGTH) {
    throw new StartFailure(`The secret in ${path} is damaged: bring it back from a copy, or remove the file, which signs everybody out.`);
  }
  if (stored !== undefined) return stored;

  await prepareDataFolder(dataDir);
  return writeIfAbsent(path, randomBytes(32).toString("base64url"));
};
