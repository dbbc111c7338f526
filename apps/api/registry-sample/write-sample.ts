// Regenerates the sample of the public registry: `npm run registry:sample`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type PublishedName, publishedNames, sampleFiles } from "./sample-files.ts";
import { writeZip } from "./zip-file.ts";

const FOLDER = join(import.meta.dirname, "files");

await mkdir(FOLDER, { recursive: true });
const files = sampleFiles();
for (const [kind, [name, entry]] of Object.entries(publishedNames))
  await writeZip({ path: join(FOLDER, name), entry }, [files[kind as PublishedName]]);
