import { randomInt } from "node:crypto";
import { maskCpf } from "@emdia/contract/documents/cpf.ts";
import { newCpf } from "../apps/api/test/fixtures/new-cpf.ts";
import { beginProject, type ProjectOptions } from "./create-project.ts";
import { expect, type Journey } from "./journey.ts";

type NewPerson = { readonly name: string; readonly CPF: string };

/** A person used by no other journey. */
export const somebody = (): NewPerson => {
  const base = String(randomInt(100_000_000, 999_999_999));
  return { name: `Nair Teles ${base}`, CPF: maskCpf(newCpf(base)) };
};
export const born = { birthdate: "1990-05-04", role: "Montadora", admissionDate: "2026-03-02", contractRegime: "clt_indefinite" } as const;

/** A project that is visible to the supplier. */
export const suppliedProject = async (journey: Journey, what: string, options: ProjectOptions = {}) => {
  const project = await beginProject(journey, what, options);
  const api = await journey.apiAs("supplier");
  await expect.poll(async () => (await api("GET /projects")({ query: { query: project.name } })).answer.results.length).toBe(1);
  return project;
};

export const registered = async (journey: Journey, role: "supplier" | "newcomer", person: NewPerson) => {
  const api = await journey.apiAs(role);
  return (await api("POST /companies/employees")({ body: { ...born, ...person } })).answer;
};
