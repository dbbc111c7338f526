import type { AddressInfo } from "node:net";
import type { buildApp } from "../../apps/api/src/app.ts";
import type { ServerTask } from "./fork-server.ts";

type Server = Pick<Awaited<ReturnType<typeof buildApp>>, "listen" | "server">;

/** Listens as the process that started it says, and ends with it. */
export const serveTask = (build: (task: ServerTask) => Promise<Server>): void => {
  process.once("disconnect", () => process.exit(0));
  process.once("message", async (task) => {
    const app = await build(task as ServerTask);
    await app.listen({ host: "127.0.0.1", port: 0 });
    process.send?.((app.server.address() as AddressInfo).port);
  });
};
