import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import { cast } from "../../../demo/accounts/cast.ts";
import { signedIn } from "../../../test/accounts/signed-in.ts";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { holdInstead, newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const ofSide = (side: "contractor" | "provider") => permissionKeys.filter((key) => ["both", side].includes(permissionCatalogue[key].side));

describe("the person of the session", () => {
  test("is told their data and their companies, on which sides they stand and whether they own them [R-207] [R-215]", async () => {
    const { answer } = await (await world.as("supplier"))("GET /authentication/me")();
    expect(answer).toMatchObject({ email: cast.supplier.email, displayName: "Ana Ipiranga", phone: cast.supplier.phone });
    expect(answer.companies).toEqual([
      {
        id: await companyNamed(world, "Ipê Andaimes"),
        cnpj: expect.stringMatching(/^[0-9A-Z]{12}\d{2}$/),
        companyName: "Ipê Andaimes e Acessos Ltda.",
        tradingName: "Ipê Andaimes",
        isContractor: true,
        isProvider: true,
        owner: true,
      },
    ]);
  });

  test("with two companies is told both, and owns neither [R-207]", async () => {
    const { answer } = await (await world.as("consultant"))("GET /account/me")();
    expect(answer.companies.map(({ tradingName, owner }) => [tradingName, owner])).toEqual([
      ["Ipê Andaimes", false],
      ["Serra Azul Mineração", false],
    ]);
    expect(answer.permissions).toHaveLength(2);
  });

  test("belongs to no company yet, and is a person all the same", async () => {
    const { api, email } = await newPerson(world);
    expect((await api("GET /account/me")()).answer).toMatchObject({ email, companies: [], permissions: [] });
  });
});

describe("the permissions they hold", () => {
  test("are told for each company under the wire's spelling, permitions [R-208] [CD-059]", async () => {
    const { answer } = await (await world.as("manager"))("GET /account/permissions")();
    expect(answer.map(({ company }) => company)).toEqual([await companyNamed(world, "Serra Azul Mineração")]);
    expect(answer[0]?.permitions).toContain("see_projects");
    expect(answer[0]?.permitions.filter((key) => !/^(see|detail)_/.test(key))).toEqual([]);
    expect((await (await world.as("manager"))("GET /account/me")()).answer.permissions).toEqual(answer);
  });

  test("are all of the company's side for its owner, and all there are for the owner of both sides [R-215] [CD-061]", async () => {
    const admin = await (await world.as("admin"))("GET /account/permissions")();
    expect(admin.answer[0]?.permitions).toEqual(ofSide("contractor"));
    const supplier = await (await world.as("supplier"))("GET /account/permissions")();
    expect(supplier.answer[0]?.permitions).toEqual(permissionKeys);
  });

  test("come from a profile that is meant for one side, and end with that side [R-206] [R-214]", async () => {
    const companyId = await newCompany(world, "both");
    const keys = ["see_projects", "add_location", "upload_document_pendency"] as const;
    const { api, accountId } = await newPerson(world);
    const heldAs = async (relation: "contractor" | "provider" | "both") => {
      await holdInstead(world, accountId, [{ companyId, keys, relation }]);
      return (await api("GET /account/permissions")()).answer[0]?.permitions;
    };
    expect(await heldAs("contractor")).toEqual(["see_projects", "add_location"]);
    expect(await heldAs("provider")).toEqual(["see_projects", "upload_document_pendency"]);
    expect(await heldAs("both")).toEqual(keys);
  });

  test("change with the next request, without signing in again", async () => {
    const companyId = await newCompany(world);
    const { api, accountId } = await newPerson(world, { companyId, keys: ["see_location"] });
    expect((await api("GET /companies/facilities")()).status).toBe(200);
    await holdInstead(world, accountId, []);
    expect((await api("GET /companies/facilities")()).status).toBe(403);
    expect((await api("GET /account/permissions")()).answer).toEqual([]);
  });
});

describe("the companyId header", () => {
  const heldWith = async (header: string) => {
    const consultant = await world.anonymous()("POST /authentication/signin")({
      body: { email: cast.consultant.email, password: "Emdia@2026#" },
    });
    const response = await fetch(`${world.address()}/api/account/permissions`, {
      headers: { authorization: `Bearer ${signedIn(consultant.answer).token}`, companyId: header },
    });
    const body: unknown = await response.json();
    const companies = Array.isArray(body) ? body.map((held: { company: number }) => held.company).toSorted((a, b) => a - b) : [];
    return { status: response.status, companies };
  };

  test("narrows to one company or several, in either case of its name [R-239] [CD-133]", async () => {
    const [first, second] = [await companyNamed(world, "Serra Azul Mineração"), await companyNamed(world, "Ipê Andaimes")];
    expect(await heldWith(`${first}`)).toEqual({ status: 200, companies: [first] });
    expect(await heldWith(`[${first}]`)).toEqual({ status: 200, companies: [first] });
    expect(await heldWith(`[${first},${second}]`)).toEqual({ status: 200, companies: [first, second] });
    expect(await heldWith(`[${first}, ${second}]`)).toEqual({ status: 200, companies: [first, second] });
    expect(await heldWith("")).toEqual({ status: 200, companies: [first, second] });
  });

  test("can only take away: a company one does not belong to stays shut [CD-133]", async () => {
    const [mine, theirs] = [await companyNamed(world, "Serra Azul Mineração"), await companyNamed(world, "Horizonte Energia")];
    expect(await heldWith(`${theirs}`)).toEqual({ status: 200, companies: [] });
    expect(await heldWith(`[${mine},${theirs}]`)).toEqual({ status: 200, companies: [mine] });
    expect(await heldWith("9007199254740991")).toEqual({ status: 200, companies: [] });
  });

  test.each(["abc", "[]", "[5,]", "[5;6]", "5,6", "-5", "0", "5.5", "[5", "{5}", "5 or 1=1", "[9007199254740993]", "99999999999999999999"])(
    "%s is no company, and the request is refused as malformed [CD-133]",
    async (header) => {
      expect((await heldWith(header)).status).toBe(400);
    },
  );
});
