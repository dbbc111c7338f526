import { createDepartment, createFacility } from "../src/modules/facilities/index.ts";
import type { Scope } from "../src/platform/access/scope.ts";
import { acceptedBy } from "./accepted-by.ts";

export type Place = { readonly facilityId: number; readonly departmentId: number; readonly name: string };

/** Facilities of each contractor with their departments. */
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

/** Empty input of a use case. */
export const nothing = { params: {}, query: undefined, headers: undefined } as const;

export const seedFacilities = async (scope: Scope, units: { readonly [name: string]: readonly string[] }): Promise<readonly Place[]> => {
  const made: Place[] = [];
  for (const [name, departments] of Object.entries(units)) {
    const facility = acceptedBy(await createFacility(scope, { ...nothing, body: { name } }));
    for (const area of departments) {
      const department = acceptedBy(await createDepartment(scope, { ...nothing, params: { id: facility.id }, body: { name: area } }));
      made.push({ facilityId: facility.id, departmentId: department.id, name });
    }
  }
  return made;
};
