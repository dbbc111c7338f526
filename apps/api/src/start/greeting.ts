import { demoLogins } from "../../demo/accounts/cast.ts";
import type { Settings } from "../platform/config/settings.ts";

const loginLines = (): readonly string[] => {
  const width = Math.max(...demoLogins.map(({ email }) => email.length));
  const [first] = demoLogins;
  return ["", `Demo logins (password ${first?.password}):`, ...demoLogins.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`)];
};

/** Lines for the terminal. Scripts wait for the first line. */
export const greeting = ({ demo, publicUrl, port: configuredPort }: Settings, port: number): readonly string[] => {
  const address = configuredPort === port ? publicUrl : publicUrl.replace(`:${configuredPort}`, `:${port}`);
  return [`Em Dia ready: ${address}`, ...(demo ? loginLines() : [])];
};
