import { expect, test } from "vitest";
import { decideProviders, holdsOf } from "./group-providers.ts";

const code = { id: 2, name: "Código", required: true, asks: { kind: "text", maxLength: 5 } } as const;
const ipe = { id: 10, tradingName: "Ipê", chosen: null, version: 0, values: [] };
const voltta = { id: 11, tradingName: "Voltta", chosen: false, version: 4, values: [{ customFieldId: 2, value: "V-1" }] };
const facts = { forall: true, fields: [code], providers: [ipe, voltta] };

test("holdsOf uses the supplier's setting before the group default [R-365]", () => {
  expect([holdsOf(true, null), holdsOf(true, false), holdsOf(false, null), holdsOf(false, true)]).toEqual([true, false, false, true]);
});

test("decideProviders accepts an outdated version without changes [R-365]", () => {
  expect(
    decideProviders(
      [
        { id: 10, activated: true, version: 7 },
        { id: 11, values: [], version: 1 },
      ],
      facts,
    ),
  ).toEqual({ ok: true, value: [] });
});

test("decideProviders decides membership and values together [R-364] [R-365]", () => {
  const asked = [
    { id: 10, activated: false, version: 0 },
    { id: 11, activated: true, values: [{ customFieldId: 2, value: "V-2" }], version: 4 },
  ];
  expect(decideProviders(asked, facts)).toEqual({
    ok: true,
    value: [
      { provider: ipe, activated: false, values: [] },
      { provider: voltta, activated: true, values: [{ field: code, from: "V-1", to: "V-2" }] },
    ],
  });
});

test("decideProviders changes values without changing membership [R-364]", () => {
  const asked = [{ id: 11, values: [{ customFieldId: 2, value: "V-3" }], version: 4 }];
  expect(decideProviders(asked, facts)).toMatchObject({ value: [{ provider: voltta, activated: undefined, values: [{ to: "V-3" }] }] });
});

test("decideProviders refuses unknown suppliers, invalid values and outdated versions", () => {
  expect(decideProviders([{ id: 12, version: 0 }], facts)).toMatchObject({
    code: "company_group.unknown_provider",
    details: { providers: [12] },
  });
  expect(decideProviders([{ id: 10, values: [], version: 0 }], facts)).toMatchObject({
    code: "custom_field.values_unfit",
    details: { providerId: 10, faults: [{ customFieldId: 2, fault: "required" }] },
  });
  expect(decideProviders([{ id: 11, activated: true, version: 3 }], facts)).toMatchObject({
    code: "company_group.provider_stale",
    details: { providerId: 11, version: 4 },
  });
});
