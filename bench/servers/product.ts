import { openPool } from "../../apps/api/src/platform/database/database.ts";
import { CONNECTIONS } from "../../apps/api/src/start/start-server.ts";
import { buildProduct } from "./build-product.ts";
import { serveTask } from "./serve-task.ts";

serveTask((task) => buildProduct(openPool({ url: task.databaseUrl, max: CONNECTIONS }), task));
