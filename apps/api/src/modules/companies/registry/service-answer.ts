// Parses the answers of BrasilAPI and Minha Receita.
import { normaliseCnpj } from "@emdia/contract/documents/cnpj.ts";
import * as z from "zod/mini";
import { type KnownCompany, withoutPersonalData } from "../rules/known-company.ts";

const TEXT_MAX = 300;

const text = z.nullish(z.union([z.string(), z.number()]));
const flag = z.nullish(z.boolean());
/** The fields that the import uses; other fields are ignored. */
const Answered = z.object({
  cnpj: z.string(),
  razao_social: z.string().check(z.minLength(1)),
  nome_fantasia: text,
  identificador_matriz_filial: text,
  situacao_cadastral: text,
  data_situacao_cadastral: text,
  data_inicio_atividade: text,
  codigo_porte: text,
  codigo_natureza_juridica: text,
  natureza_juridica: text,
  cnae_fiscal: text,
  cnae_fiscal_descricao: text,
  opcao_pelo_simples: flag,
  opcao_pelo_mei: flag,
  municipio: text,
  uf: text,
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  complemento: text,
  bairro: text,
  cep: text,
  ddd_telefone_1: text,
  email: text,
});
type RawValue = string | number | null | undefined;

/** Normalizes a value to one line of limited length. */
const clean = (said: RawValue): string | null =>
  String(said ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, TEXT_MAX) || null;
/** Restores the leading zeros of a code that the service sent as a number. */
const code = (said: RawValue, length: number): string | null => clean(said)?.padStart(length, "0") ?? null;
const day = (said: RawValue): string | null => {
  const written = clean(said)?.slice(0, "2026-07-01".length);
  return z.iso.date().safeParse(written).success ? (written ?? null) : null;
};
const digits = (said: RawValue): string | null => clean(said)?.replace(/\D/g, "") || null;

const isHeadOffice = (said: RawValue): boolean | null => {
  const value = clean(said);
  return value === null ? null : value === "1";
};

/** Parses the answer for a CNPJ. Undefined if the answer is malformed or belongs to another CNPJ. */
export const readServiceAnswer = (body: unknown, cnpj: string, now: Date): KnownCompany | undefined => {
  const { success, data: said } = z.safeParse(Answered, body);
  if (!success || normaliseCnpj(said.cnpj) !== cnpj) return undefined;
  return withoutPersonalData({
    cnpj,
    companyName: clean(said.razao_social),
    tradingName: clean(said.nome_fantasia),
    isHeadOffice: isHeadOffice(said.identificador_matriz_filial),
    status: code(said.situacao_cadastral, 2),
    statusSince: day(said.data_situacao_cadastral),
    openedOn: day(said.data_inicio_atividade),
    size: code(said.codigo_porte, 2),
    legalNature: code(said.codigo_natureza_juridica, 4),
    legalNatureText: clean(said.natureza_juridica),
    activity: code(said.cnae_fiscal, 7),
    activityText: clean(said.cnae_fiscal_descricao),
    isSimples: said.opcao_pelo_simples ?? null,
    isMei: said.opcao_pelo_mei ?? null,
    city: clean(said.municipio),
    state: clean(said.uf),
    street: clean([said.descricao_tipo_de_logradouro, said.logradouro].map(clean).filter(Boolean).join(" ")),
    number: clean(said.numero),
    complement: clean(said.complemento),
    district: clean(said.bairro),
    postalCode: code(digits(said.cep), 8),
    phone: digits(said.ddd_telefone_1),
    email: clean(said.email),
    confirmedAt: now.toISOString(),
  });
};
