import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { LINKING_NOMINAL_MINUTES } from "@emdia/contract/limits.ts";
import type { RobotSetting } from "../robot/setting.ts";
import { OUTBOX } from "./setting-forms.ts";
import { describedSettings, type GivenSettings, settingsSchema } from "./settings-schema.ts";

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** Undefined selects the embedded server. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly demoSize: "small" | "large";
  readonly robotCheck: RobotSetting;
  /** The number of proxies, or their addresses. */
  readonly trustedProxies: number | readonly string[];
  readonly storageUrl: string;
  /** Undefined selects the outbox. */
  readonly mailUrl: string | undefined;
  readonly smsUrl: string | undefined;
  readonly scannerUrl: string | undefined;
  readonly cnpjLookupUrl: string | undefined;
  readonly supportPhone: string | undefined;
  /** The duration over which the linking of a project is spread. */
  readonly linkingSeconds: number;
  /** Undefined selects the secret stored in the data folder. */
  readonly secret: string | undefined;
  readonly role: "all" | "web" | "jobs";
  readonly logLevel: GivenSettings["EMDIA_LOG_LEVEL"];
};
export type SettingsResult = { readonly ok: true; readonly value: Settings } | { readonly ok: false; readonly sentence: string };

/** Long enough to be visible in the demo, short enough to wait for. */
const DEMO_LINKING_SECONDS = 15;
/** An unassigned number. */
const DEMO_SUPPORT_PHONE = "0800 000 2026";
const known = new Set(describedSettings.map(({ name }) => name));
const localUrl = (port: number) => `http://localhost:${port}`;

/** Treats an empty variable as unset, because compose files and shells write unset variables as empty ones. */
const ours = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => value && (known.has(name) || name.startsWith("EMDIA_"))));

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/;

/** The demo runs only where no other machine reaches it. */
const mayServeDemo = ({ DATABASE_URL, HOST, EMDIA_PUBLIC_URL, PORT }: GivenSettings): boolean =>
  DATABASE_URL === undefined && LOOPBACK.test(HOST) && LOOPBACK.test(new URL(EMDIA_PUBLIC_URL ?? localUrl(PORT)).hostname);

/** Checks between settings: the schema validates each setting without the others. */
const disagreement = (given: GivenSettings, settings: Settings): string | undefined => {
  if (settings.databaseUrl && !settings.secret) {
    return "EMDIA_SECRET is required with DATABASE_URL: set it to at least 32 characters that nobody can guess, the same for every process.";
  }
  if (settings.robotCheck.kind === "off" && !settings.demo) return "EMDIA_ROBOT_CHECK may be off only with EMDIA_DEMO=on.";
  if (settings.demo && !mayServeDemo(given)) {
    return "EMDIA_DEMO may be on only with the embedded database, a loopback HOST and a localhost EMDIA_PUBLIC_URL, because the password of its accounts is public.";
  }
  if (!settings.demo && !given.EMDIA_MAIL_URL) {
    return "EMDIA_MAIL_URL is required without the demo: set it to the server that delivers e-mails, or to outbox: to store them in the database.";
  }
  return undefined;
};

const settingsFrom = (given: GivenSettings): Settings => {
  const dataDir = resolve(given.EMDIA_DATA_DIR);
  const demo = given.EMDIA_DEMO ?? mayServeDemo(given);
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.EMDIA_PUBLIC_URL ?? localUrl(given.PORT),
    dataDir,
    databaseUrl: given.DATABASE_URL,
    demo,
    demoSize: given.EMDIA_DEMO_SIZE,
    robotCheck: given.EMDIA_ROBOT_CHECK,
    trustedProxies: given.EMDIA_TRUSTED_PROXIES,
    storageUrl: given.EMDIA_STORAGE_URL ?? pathToFileURL(join(dataDir, "files")).href,
    mailUrl: given.EMDIA_MAIL_URL === OUTBOX ? undefined : given.EMDIA_MAIL_URL,
    smsUrl: given.EMDIA_SMS_URL,
    scannerUrl: given.EMDIA_SCANNER_URL,
    cnpjLookupUrl: given.EMDIA_CNPJ_LOOKUP_URL,
    supportPhone: given.EMDIA_SUPPORT_PHONE ?? (demo ? DEMO_SUPPORT_PHONE : undefined),
    linkingSeconds: given.EMDIA_LINKING_SECONDS ?? (demo ? DEMO_LINKING_SECONDS : LINKING_NOMINAL_MINUTES * 60),
    secret: given.EMDIA_SECRET,
    role: given.EMDIA_ROLE,
    logLevel: given.EMDIA_LOG_LEVEL,
  };
};

/** Parses the environment; nothing else reads it. A sentence never repeats a value, because some values are secrets. */
export const readSettings = (env: NodeJS.ProcessEnv): SettingsResult => {
  const parsed = settingsSchema.safeParse(ours(env));
  if (parsed.success) {
    const settings = settingsFrom(parsed.data);
    const sentence = disagreement(parsed.data, settings);
    return sentence === undefined ? { ok: true, value: settings } : { ok: false, sentence };
  }
  const [issue] = parsed.error.issues;
  if (issue?.code === "unrecognized_keys") {
    return { ok: false, sentence: `${issue.keys[0]} is not a setting of Em Dia: README.md lists them all.` };
  }
  const faulty = describedSettings.find(({ name }) => name === issue?.path[0]);
  return { ok: false, sentence: `${faulty?.name} is malformed: it must be ${faulty?.expected}.` };
};

/** Inserts the real port: with PORT=0 it is known only once the server listens. */
export const listeningOn = (settings: Settings, port: number): Settings => ({
  ...settings,
  port,
  publicUrl: settings.publicUrl === localUrl(settings.port) ? localUrl(port) : settings.publicUrl,
});
