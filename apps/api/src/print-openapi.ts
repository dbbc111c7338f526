import { contract } from "@emdia/contract/contract.ts";
import { openApi } from "./platform/http/openapi.ts";

process.stdout.write(`${JSON.stringify(openApi(contract), null, 2)}\n`);
