import type { AddressInfo } from "node:net";
import type { buildApp } from "../../apps/api/src/app.ts";
import type { ServerTask } from "./fork-server.ts";

type Server = Pick<Awaited<ReturnType<typeof buildApp>>, "listen" | "server">;

/** Builds a server for the task of the parent process, reports the port, and exits with the parent. */
export const serveTask = (build: (task: ServerTask) => Promise<Server>): void => {
  process.once("disconnect", () => process.exit(0));
  process.once("message", async (task) => {
    const app = await build(task as ServerTask);
    await app.listen({ host: "127.0.0.1", port: 0 });
    process.send?.((app.server.address() as AddressInfo).port);
  });
};
