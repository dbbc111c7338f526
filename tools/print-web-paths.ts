import { webPathList } from "../packages/contract/src/web-paths.ts";

process.stdout.write(`${webPathList.join("\n")}\n`);
