import { isRefusal } from "../src/kernel/outcome.ts";
import { createDepartment, createFacility } from "../src/modules/facilities/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";

export type Place = { readonly facilityId: number; readonly departmentId: number; readonly name: string };

/** Where each contractor's work happens. */
export const places = {
  serraAzul: {
    "Mina Pico Azul": ["Britagem", "Correias transportadoras", "Oficina de veículos", "Paiol"],
    "Usina de Beneficiamento": ["Moagem", "Flotação", "Espessadores", "Laboratório"],
    "Terminal Ferroviário": ["Pátio de manobra", "Silos de carregamento"],
    "Barragem Córrego Fundo": ["Crista", "Instrumentação"],
    "Escritório Central": ["Administração", "Portaria", "Restaurante"],
  },
  horizonte: {
    "Parque Eólico Ventos do Sal": ["Aerogeradores", "Subestação", "Almoxarifado"],
    "Parque Solar Aurora": ["Usina fotovoltaica", "Sala de controle"],
    "Subestação Mossoró": ["Pátio de 230 kV", "Casa de comando"],
  },
  ipe: { "Galpão Contagem": ["Expedição", "Manutenção de andaimes"] },
} as const;

const ofOutcome = <T>(answer: T): Exclude<T, { readonly ok: false }> => {
  if (isRefusal(answer)) throw new Error(`the demo world was refused: ${answer.code}`);
  return answer as Exclude<T, { readonly ok: false }>;
};
const nothing = { params: {}, query: undefined, headers: undefined } as const;

export const seedFacilities = async (scope: Scope, units: { readonly [name: string]: readonly string[] }): Promise<readonly Place[]> => {
  const made: Place[] = [];
  for (const [name, departments] of Object.entries(units)) {
    const facility = ofOutcome(await createFacility(scope, { ...nothing, body: { name } }));
    for (const area of departments) {
      const department = ofOutcome(await createDepartment(scope, { ...nothing, params: { id: facility.id }, body: { name: area } }));
      made.push({ facilityId: facility.id, departmentId: department.id, name });
    }
  }
  return made;
};
