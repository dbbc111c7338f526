import { describe, expect, test } from "vitest";
import { listeningOn, readSettings } from "./settings.ts";
import { describedSettings } from "./settings-schema.ts";

const OWN_DATABASE = { DATABASE_URL: "postgres://owner:word@db.example:5432/emdia", EMDIA_SECRET: "0123456789abcdef0123456789abcdef" };
const OWN_INSTALLATION = { ...OWN_DATABASE, EMDIA_MAIL_URL: "smtp://mail.example" };

const read = (env: NodeJS.ProcessEnv) => {
  const result = readSettings(env);
  if (!result.ok) throw new Error(result.sentence);
  return result.value;
};
const sentenceFor = (env: NodeJS.ProcessEnv) => {
  const result = readSettings(env);
  return result.ok ? "it starts" : result.sentence;
};

describe("defaults", () => {
  test("an empty environment starts with the embedded database and the demo", () => {
    expect(read({ PATH: "/bin", HOSTNAME: "box" })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      databaseUrl: undefined,
      demo: true,
      demoSize: "small",
      robotCheck: { kind: "altcha" },
      trustedProxies: 0,
      role: "all",
      logLevel: "info",
    });
  });

  test.each([
    ["an external database", OWN_DATABASE],
    ["a HOST that other machines reach", { HOST: "0.0.0.0" }],
    ["a public URL elsewhere", { EMDIA_PUBLIC_URL: "https://emdia.example" }],
  ])("the demo is off by default and refused with %s", (_, env) => {
    expect(read({ ...env, EMDIA_MAIL_URL: "outbox:" }).demo).toBe(false);
    expect(sentenceFor({ ...env, EMDIA_DEMO: "on" })).toMatch(/^EMDIA_DEMO may be on only with the embedded database, a loopback HOST/);
  });

  test("the demo is on by default with loopback addresses", () => {
    expect(read({ HOST: "::1", EMDIA_PUBLIC_URL: "http://127.0.0.1:3000" }).demo).toBe(true);
    expect(read({ EMDIA_DEMO: "off", EMDIA_MAIL_URL: "outbox:" }).demo).toBe(false);
  });

  test("an empty variable counts as unset", () => {
    expect(read({ EMDIA_MAIL_URL: "", PORT: "" })).toMatchObject({ mailUrl: undefined, port: 3000 });
  });

  test("publicUrl contains the port, and storageUrl escapes the data folder's name", () => {
    const settings = read({ PORT: "8080", EMDIA_DATA_DIR: "/srv/em dia" });
    expect(settings.publicUrl).toBe("http://localhost:8080");
    expect(settings.storageUrl).toBe("file:///srv/em%20dia/files");
  });

  test("listeningOn inserts the real port unless EMDIA_PUBLIC_URL is set", () => {
    expect(listeningOn(read({ PORT: "0" }), 41_234)).toMatchObject({ port: 41_234, publicUrl: "http://localhost:41234" });
    expect(listeningOn(read({ PORT: "0", EMDIA_PUBLIC_URL: "https://emdia.example/", EMDIA_MAIL_URL: "outbox:" }), 41_234).publicUrl).toBe(
      "https://emdia.example",
    );
  });
});

describe("malformed settings", () => {
  test("readSettings names an unknown setting", () => {
    expect(sentenceFor({ EMDIA_DEMOO: "on" })).toBe("EMDIA_DEMOO is not a setting of Em Dia: README.md lists them all.");
  });

  test.each([
    ["PORT", "70000", "PORT is malformed: it must be a port from 0 to 65535."],
    ["PORT", "http", "PORT is malformed: it must be a port from 0 to 65535."],
    ["EMDIA_DEMO", "yes", "EMDIA_DEMO is malformed: it must be on or off."],
    ["EMDIA_ROLE", "worker", "EMDIA_ROLE is malformed: it must be all, web or jobs."],
    ["EMDIA_SECRET", "short", "EMDIA_SECRET is malformed: it must be at least 32 characters that nobody can guess."],
    ["DATABASE_URL", "mysql://db", "DATABASE_URL is malformed: it must be an address such as postgres://owner:password@host:5432/emdia."],
    [
      "EMDIA_PUBLIC_URL",
      "https://emdia.example/app",
      "EMDIA_PUBLIC_URL is malformed: it must be an address without a path, such as https://emdia.example.com.",
    ],
    [
      "EMDIA_SUPPORT_PHONE",
      "<b>call</b>",
      "EMDIA_SUPPORT_PHONE is malformed: it must be a telephone number of at most 30 characters, such as 0800 123 4567.",
    ],
    ["EMDIA_SCANNER_URL", "host:3310", "EMDIA_SCANNER_URL is malformed: it must be an address such as clamd://host:3310."],
    [
      "EMDIA_STORAGE_URL",
      "file:files",
      "EMDIA_STORAGE_URL is malformed: it must be an address such as file:///var/lib/emdia/files or s3://key:secret@host/bucket?region=….",
    ],
  ])("%s=%s is refused with the expected format", (name, value, sentence) => {
    expect(sentenceFor({ [name]: value })).toBe(sentence);
  });

  test("an error sentence never contains a secret", () => {
    expect(sentenceFor({ ...OWN_DATABASE, EMDIA_SECRET: "hunter2" })).not.toContain("hunter2");
  });
});

describe("settings that depend on each other", () => {
  test("DATABASE_URL requires EMDIA_SECRET", () => {
    expect(sentenceFor({ DATABASE_URL: OWN_DATABASE.DATABASE_URL })).toMatch(/^EMDIA_SECRET is required with DATABASE_URL/);
  });

  test("EMDIA_MAIL_URL is required without the demo", () => {
    expect(sentenceFor(OWN_DATABASE)).toMatch(/^EMDIA_MAIL_URL is required without the demo/);
    expect(read(OWN_INSTALLATION).mailUrl).toBe("smtp://mail.example");
  });

  test("outbox: selects the outbox explicitly", () => {
    expect(read({ ...OWN_DATABASE, EMDIA_MAIL_URL: "outbox:" }).mailUrl).toBeUndefined();
    expect(sentenceFor({ EMDIA_MAIL_URL: "outbox" })).toMatch(/^EMDIA_MAIL_URL is malformed/);
  });

  test("the robot check can be off only with the demo", () => {
    expect(read({ EMDIA_ROBOT_CHECK: "off" }).robotCheck).toEqual({ kind: "off" });
    expect(sentenceFor({ ...OWN_DATABASE, EMDIA_ROBOT_CHECK: "off" })).toBe("EMDIA_ROBOT_CHECK may be off only with EMDIA_DEMO=on.");
  });

  test("a robot service has two keys, and errors never contain its secret", () => {
    expect(read({ EMDIA_ROBOT_CHECK: "turnstile:0x4AAA:0x4SECRET" }).robotCheck).toEqual({
      kind: "service",
      service: "turnstile",
      siteKey: "0x4AAA",
      secret: "0x4SECRET",
    });
    for (const wrong of ["turnstile", "turnstile:0x4AAA", "somebody:a:hunter2", "on"]) {
      expect(sentenceFor({ EMDIA_ROBOT_CHECK: wrong })).toMatch(/^EMDIA_ROBOT_CHECK is malformed: it must be altcha, off with the demo/);
      expect(sentenceFor({ EMDIA_ROBOT_CHECK: wrong })).not.toContain("hunter2");
    }
  });

  test("EMDIA_TRUSTED_PROXIES accepts a number or addresses and rejects other values", () => {
    expect(read({ EMDIA_TRUSTED_PROXIES: "2" }).trustedProxies).toBe(2);
    expect(read({ EMDIA_TRUSTED_PROXIES: "10.0.0.0/8, 192.168.1.7,::1" }).trustedProxies).toEqual(["10.0.0.0/8", "192.168.1.7", "::1"]);
    for (const wrong of ["-1", "many", "300.1.1.1", "10.0.0.0/99"])
      expect(sentenceFor({ EMDIA_TRUSTED_PROXIES: wrong }), wrong).toMatch(/^EMDIA_TRUSTED_PROXIES is malformed/);
  });
});

test("every setting has a meaning, an expected format and a default", () => {
  for (const { name, meaning, expected, byDefault } of describedSettings) {
    expect(
      [name, meaning, expected, byDefault].every((text) => text.length > 0),
      name,
    ).toBe(true);
  }
});
