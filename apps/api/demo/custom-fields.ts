import type { NewCustomField } from "@emdia/contract/custom-fields/field-routes.ts";
import { changeGroupProviders, createCompanyGroup, createCustomField } from "../src/modules/companies/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";
import { acceptedBy } from "./accepted-by.ts";
import { nothing } from "./facilities.ts";

type FieldGroupSeed = { readonly name: string; readonly fields: readonly NewCustomField[] };

/** Custom fields of the contractors. Ipê, mainly a supplier, has none. */
export const ownFields: { readonly [Contractor in "serraAzul" | "horizonte" | "ipe"]: FieldGroupSeed | undefined } = {
  serraAzul: {
    name: "Cadastro da mina",
    fields: [
      {
        name: "Código no sistema da mina",
        hint: "Como no pedido de compra",
        appliesTo: "provider",
        required: true,
        asks: { kind: "text", maxLength: 12 },
      },
      {
        name: "Matrícula na mina",
        hint: "Número do cartão de acesso",
        appliesTo: "employee",
        required: false,
        asks: { kind: "text", maxLength: 12 },
      },
      { name: "Integração da mina", hint: null, appliesTo: "employee", required: false, asks: { kind: "date" } },
      {
        name: "Turno",
        hint: null,
        appliesTo: "employee",
        required: false,
        asks: { kind: "choice", options: ["A", "B", "C", "Administrativo"] },
      },
    ],
  },
  horizonte: {
    name: "Parque eólico",
    fields: [
      {
        name: "Altura autorizada em metros",
        hint: null,
        appliesTo: "employee",
        required: false,
        asks: { kind: "number", minimum: 0, maximum: 150 },
      },
    ],
  },
  ipe: undefined,
};

/** Fills in the code of the first supplier, so that the list shows a filled-in one. */
export const seedCustomFields = async (
  scope: Scope,
  asked: FieldGroupSeed | undefined,
  [firstProvider]: readonly number[],
): Promise<void> => {
  const companyId = scope.entries[0]?.companyId;
  if (!asked || companyId === undefined) return;
  const group = acceptedBy(
    await createCompanyGroup(scope, { ...nothing, params: { companyId }, body: { name: asked.name, forall: true } }),
  );
  const params = { companyId, groupCustomFieldsId: group.id };
  const values: { customFieldId: number; value: string }[] = [];
  for (const body of asked.fields) {
    const field = acceptedBy(await createCustomField(scope, { ...nothing, params, body }));
    if (field.appliesTo === "provider") values.push({ customFieldId: field.id, value: "F-1001" });
  }
  if (firstProvider === undefined || values.length === 0) return;
  acceptedBy(await changeGroupProviders(scope, { ...nothing, params, body: { providers: [{ id: firstProvider, values, version: 0 }] } }));
};
