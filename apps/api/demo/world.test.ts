import { isCnpj } from "@emdia/contract/documents/cnpj.ts";
import { Kysely, PostgresDialect, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../src/kernel/dates.ts";
import { dayInSaoPaulo } from "../src/platform/clock/clock.ts";
import type { Database } from "../src/platform/database/tables.gen.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { finishSignIn } from "../test/accounts/signed-in.ts";
import { openWorld } from "../test/world.ts";
import { worldInWords } from "../test/world-in-words.ts";
import { cast, DEMO_PASSWORD, demoLogins, RESTRICTED_PROJECT, roles } from "./accounts/cast.ts";
import { buildDemoWorld, type DemoSize } from "./world.ts";

const world = openWorld();
const DAY = "2026-03-10";
const noon = (day: string) => ({ now: () => new Date(`${day}T15:00:00Z`) });

/** Builds a world in an empty database, inspects it and rolls back. */
const inWorldOf = async <T>(day: string, size: DemoSize, look: (tx: Tx) => Promise<T>) => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: world.database.ownerPool() }) });
  const trx = await db.startTransaction().execute();
  try {
    await sql`alter table history disable trigger history_is_append_only`.execute(trx);
    await sql`alter table account_history disable trigger account_history_is_append_only`.execute(trx);
    await sql`truncate company, account cascade`.execute(trx);
    await buildDemoWorld(trx, { clock: noon(day), size, secret: "of this test" });
    return await look(trx);
  } finally {
    await trx.rollback().execute();
  }
};
const build = (day: string) => inWorldOf(day, "small", worldInWords);
/** Building takes seconds, so the tests share one world per day. */
const BUILDING_MS = 120_000;
const built: { today?: Awaited<ReturnType<typeof build>> } = {};
const todaysWorld = async () => {
  built.today ??= await build(DAY);
  return built.today;
};
/** The world of the template database, built with the real clock. */
const worldOfAllTests = () =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: world.database.ownerPool() }) }).transaction().execute(worldInWords);

describe("demo world", () => {
  test("is the same in every build, except for ids and hashes", { timeout: BUILDING_MS }, async () => {
    expect(await build(DAY)).toEqual(await todaysWorld());
  });

  test("shifts its dates with today and nothing else", { timeout: BUILDING_MS }, async () => {
    const now = dayInSaoPaulo(new Date());
    const [today, later] = [await todaysWorld(), await worldOfAllTests()];
    const [starts, startsLater] = [today, later].map(({ projects }) => String(projects[0]?.start_date));
    const days = daysBetween(starts ?? "", startsLater ?? "");
    expect([daysBetween(DAY, now), daysBetween(DAY, now) - 1]).toContain(days); // built yesterday if midnight has just passed
    const moved = (row: Record<string, unknown>) => ({
      ...row,
      start_date: addDays(String(row.start_date), days),
      end_date: addDays(String(row.end_date), days),
    });
    expect(later.projects).toEqual(today.projects.map(moved));
    expect(later.places).toEqual(today.places);
    expect(later.memberships).toEqual(today.memberships);
  });

  test("has a hundred times as many projects in size large", { timeout: BUILDING_MS }, async () => {
    const count = (tx: Tx) =>
      tx
        .selectFrom("project")
        .select(({ fn }) => fn.countAll<number>().as("projects"))
        .executeTakeFirstOrThrow();
    expect(await inWorldOf(DAY, "large", count)).toMatchObject({ projects: 5_200 });
  });

  test("has companies with valid CNPJs, some of them alphanumeric [R-158]", async () => {
    const { companies } = await todaysWorld();
    const cnpjs = companies.map(({ cnpj }) => String(cnpj));
    expect(cnpjs.filter((cnpj) => !isCnpj(cnpj))).toEqual([]);
    expect(cnpjs.filter((cnpj) => /[A-Z]/.test(cnpj)).length).toBeGreaterThanOrEqual(3);
    expect(companies.filter(({ is_provider }) => is_provider)).toHaveLength(12);
    expect(companies.filter(({ is_contractor, is_provider }) => is_contractor && is_provider)).toMatchObject([
      { trading_name: "Ipê Andaimes" },
    ]);
  });

  test("has projects in every state, each with supplier and facility [R-249] [R-251] [R-253]", async () => {
    const { projects } = await todaysWorld();
    const seen = (column: string) => new Set(projects.map((project) => project[column]));
    expect(seen("state")).toEqual(new Set(["active", "inactive"]));
    expect(seen("pipeline_state")).toEqual(new Set(["created", "linking", "linked"]));
    const told = projects as readonly { is_draft: boolean; suppliers: string[]; places: string[]; provider_count: number }[];
    const begun = told.filter(({ is_draft }) => !is_draft);
    expect(told.length - begun.length).toBe(2);
    for (const { suppliers, places, provider_count } of begun) {
      expect(suppliers.length).toBeGreaterThan(0);
      expect(suppliers).toHaveLength(provider_count);
      expect(places.length).toBeGreaterThan(0);
    }
  });

  test("gives each company the profiles and permissions of its sides [CD-065] [R-214]", async () => {
    const { profiles, companies } = await todaysWorld();
    const namesOf = (tradingName: string) => {
      const company = companies.find(({ trading_name }) => trading_name === tradingName);
      return profiles.filter(({ cnpj }) => cnpj === company?.cnpj).map(({ name }) => name);
    };
    expect(namesOf("Serra Azul Mineração")).toEqual(["Administrador", "Analista", "Leitor"]);
    expect(namesOf("Voltta Elétrica")).toEqual(["Administrador", "Fornecedor", "Leitor"]);
    expect(namesOf("Ipê Andaimes")).toEqual(["Administrador", "Analista", "Fornecedor", "Leitor"]);
    const analyst = profiles.find(({ name }) => name === "Analista");
    expect(analyst?.permissions).not.toContain("upload_document_pendency");
  });

  test("records the authors of its facilities and departments", async () => {
    const { history, places } = await todaysWorld();
    const made = history.filter(({ action }) => /^(facility|department)\./.test(String(action)));
    expect(new Set(made.map(({ account_name }) => account_name))).toEqual(new Set(["Helena Prado", "Marina Lobo", "Ana Ipiranga"]));
    expect(history.filter(({ action }) => action === "department.created")).toHaveLength(places.length);
  });
});

describe("two contractors of the demo", () => {
  const projectsSeenBy = async (role: (typeof roles)[number]) => {
    const { answer } = await (await world.as(role))("GET /projects")({ query: { itemsPerPage: 100 } });
    return answer.results;
  };

  test("share suppliers and no rows [R-214]", async () => {
    const { rows } = await world.database.ownerPool().query<{ contractors: string[] }>(
      `select array_agg(distinct c.trading_name) as contractors from project_company pc join company c on c.id = pc.contractor_id
        group by pc.provider_id`,
    );
    const shared = rows.filter(
      ({ contractors }) => contractors.includes("Serra Azul Mineração") && contractors.includes("Horizonte Energia"),
    );
    expect(shared.length).toBeGreaterThanOrEqual(2);

    const [hers, theirs] = [await projectsSeenBy("admin"), await projectsSeenBy("stranger")];
    expect([hers.length, theirs.length]).toEqual([37, 14]);
    expect(theirs.filter(({ id }) => hers.some((own) => own.id === id))).toEqual([]);
  });

  test("both hire Ipê, which has one project of its own", async () => {
    const owners = (await projectsSeenBy("supplier")).map(({ company }) => company.name);
    expect(new Set(owners)).toEqual(new Set(["Serra Azul Mineração", "Horizonte Energia", "Ipê Andaimes"]));
    expect(owners.filter((name) => name === "Ipê Andaimes")).toHaveLength(1);
  });
});

describe("demo logins", () => {
  test("are the accounts of the sign-in page and can sign in", async () => {
    const emails = [
      "admin@serraazul.example",
      "analista@serraazul.example",
      "gestor@serraazul.example",
      "obra@serraazul.example",
      "fornecedor@ipe.example",
      "rh@voltta.example",
      "admin@horizonte.example",
      "consultora@parceira.example",
      "novata@guaraci.example",
    ];
    expect(demoLogins.map(({ email }) => email)).toEqual(emails);
    expect(DEMO_PASSWORD).toBe("Emdia@2026#");
    for (const { email, password, name } of demoLogins) {
      const { status, answer } = await world.anonymous()("POST /authentication/signin")({ body: { email, password } });
      expect([email, answer.mfaRequired]).toEqual([email, email === cast.staff.email]);
      const { user } = await finishSignIn(world, world.anonymous(), answer);
      expect([email, status, user.displayName]).toEqual([email, 200, name]);
    }
  });

  test("have different permissions [R-206] [R-207]", async () => {
    const holds = async (role: (typeof roles)[number]) =>
      (await (await world.as(role))("GET /account/permissions")()).answer.at(0)?.permitions ?? [];
    const [owner, analyst, manager, site, staff] = [
      await holds("admin"),
      await holds("analyst"),
      await holds("manager"),
      await holds("site"),
      await holds("staff"),
    ];
    expect(owner).toEqual(expect.arrayContaining(["add_project", "update_permissions", "confirm_pendency", "remove_location"]));
    expect(analyst).toContain("confirm_pendency");
    expect(analyst.filter((key) => ["update_permissions", "add_invite", "config_security"].includes(key))).toEqual([]);
    expect(site).toEqual(analyst);
    expect(manager.filter((key) => !/^(see|detail)_/.test(key))).toEqual([]);
    expect(manager).toContain("see_management_panel");
    expect(staff).toContain("upload_document_pendency");
    expect(staff).not.toContain("confirm_pendency");
  });

  test("include a member restricted to one project", async () => {
    const { answer } = await (await world.as("site"))("GET /projects")();
    expect(answer.results.map(({ name, state, projectIsBlocked }) => [name, state, projectIsBlocked])).toEqual([
      [RESTRICTED_PROJECT, "active", false],
    ]);
  });

  test("belong to the companies of their memberships", async () => {
    const belonging: Record<string, number> = {};
    for (const role of roles) belonging[role] = (await (await world.as(role))("GET /authentication/me")()).answer.companies.length;
    expect(belonging).toEqual(Object.fromEntries(roles.map((role) => [role, cast[role].memberships.length])));
    expect(belonging.consultant).toBe(2);
  });
});
