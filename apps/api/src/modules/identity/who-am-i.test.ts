import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import { cast } from "../../../demo/accounts/cast.ts";
import { signedIn } from "../../../test/accounts/signed-in.ts";
import { companyNamed, newCompany } from "../../../test/fixtures/new-company.ts";
import { holdInstead, newPerson } from "../../../test/fixtures/new-person.ts";
import { openWorld } from "../../../test/world.ts";

const world = openWorld();
const ofSide = (side: "contractor" | "provider") => permissionKeys.filter((key) => ["both", side].includes(permissionCatalogue[key].side));

describe("own account data", () => {
  test("the account shows its companies with sides and ownership [R-207] [R-215]", async () => {
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

  test("the account shows both companies of a user [R-207]", async () => {
    const { answer } = await (await world.as("consultant"))("GET /account/me")();
    expect(answer.companies.map(({ tradingName, owner }) => [tradingName, owner])).toEqual([
      ["Ipê Andaimes", false],
      ["Serra Azul Mineração", false],
    ]);
    expect(answer.permissions).toHaveLength(2);
  });

  test("the account of a user without a company has empty lists", async () => {
    const { api, email } = await newPerson(world);
    expect((await api("GET /account/me")()).answer).toMatchObject({ email, companies: [], permissions: [] });
  });
});

describe("own permissions", () => {
  test("permissions are listed per company under permitions [R-208] [CD-059]", async () => {
    const { answer } = await (await world.as("manager"))("GET /account/permissions")();
    expect(answer.map(({ company }) => company)).toEqual([await companyNamed(world, "Serra Azul Mineração")]);
    expect(answer[0]?.permitions).toContain("see_projects");
    expect(answer[0]?.permitions.filter((key) => !/^(see|detail)_/.test(key))).toEqual([]);
    expect((await (await world.as("manager"))("GET /account/me")()).answer.permissions).toEqual(answer);
  });

  test("an owner has every permission of the company's sides [R-215] [CD-061]", async () => {
    const admin = await (await world.as("admin"))("GET /account/permissions")();
    expect(admin.answer[0]?.permitions).toEqual(ofSide("contractor"));
    const supplier = await (await world.as("supplier"))("GET /account/permissions")();
    expect(supplier.answer[0]?.permitions).toEqual(permissionKeys);
  });

  test("permissions are limited to the side of the profile [R-206] [R-214]", async () => {
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

  test("permission changes apply to the next request", async () => {
    const companyId = await newCompany(world);
    const { api, accountId } = await newPerson(world, { companyId, keys: ["see_location"] });
    expect((await api("GET /companies/facilities")()).status).toBe(200);
    await holdInstead(world, accountId, []);
    expect((await api("GET /companies/facilities")()).status).toBe(403);
    expect((await api("GET /account/permissions")()).answer).toEqual([]);
  });
});

describe("companyId header", () => {
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

  test("the header selects one or several companies [R-239] [CD-133]", async () => {
    const [first, second] = [await companyNamed(world, "Serra Azul Mineração"), await companyNamed(world, "Ipê Andaimes")];
    expect(await heldWith(`${first}`)).toEqual({ status: 200, companies: [first] });
    expect(await heldWith(`[${first}]`)).toEqual({ status: 200, companies: [first] });
    expect(await heldWith(`[${first},${second}]`)).toEqual({ status: 200, companies: [first, second] });
    expect(await heldWith(`[${first}, ${second}]`)).toEqual({ status: 200, companies: [first, second] });
    expect(await heldWith("")).toEqual({ status: 200, companies: [first, second] });
  });

  test("the header cannot add a foreign company [CD-133]", async () => {
    const [mine, theirs] = [await companyNamed(world, "Serra Azul Mineração"), await companyNamed(world, "Horizonte Energia")];
    expect(await heldWith(`${theirs}`)).toEqual({ status: 200, companies: [] });
    expect(await heldWith(`[${mine},${theirs}]`)).toEqual({ status: 200, companies: [mine] });
    expect(await heldWith("9007199254740991")).toEqual({ status: 200, companies: [] });
  });

  test.each(["abc", "[]", "[5,]", "[5;6]", "5,6", "-5", "0", "5.5", "[5", "{5}", "5 or 1=1", "[9007199254740993]", "99999999999999999999"])(
    "header %s is refused as malformed [CD-133]",
    async (header) => {
      expect((await heldWith(header)).status).toBe(400);
    },
  );
});
