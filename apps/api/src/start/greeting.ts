import { demoLogins } from "../../demo/accounts/cast.ts";
import type { Settings } from "../platform/config/settings.ts";

const loginLines = (): readonly string[] => {
  const width = Math.max(...demoLogins.map(({ email }) => email.length));
  const [first] = demoLogins;
  return ["", `Demo logins (password ${first?.password}):`, ...demoLogins.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`)];
};

/** What the person who started it reads. The first line is also what waits for it look for. */
export const greeting = ({ demo, publicUrl, port: asked }: Settings, port: number): readonly string[] => {
  const address = asked === port ? publicUrl : publicUrl.replace(`:${asked}`, `:${port}`);
  return [`Em Dia ready: ${address}`, ...(demo ? loginLines() : [])];
};
