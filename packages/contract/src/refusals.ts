import { peopleRefusals } from "./access/people-refusals.ts";
import { profileRefusals } from "./access/profile-refusals.ts";
import { badgeRefusals } from "./badges/refusals.ts";
import { catalogueRefusals } from "./catalogue/refusals.ts";
import { billingRefusals } from "./companies/billing-refusals.ts";
import { companyRefusals } from "./companies/company-refusals.ts";
import { enteredCompanyRefusals } from "./companies/entered-refusals.ts";
import { companyInvitationRefusals } from "./companies/invitation-refusals.ts";
import { registryRefusals } from "./companies/registry-refusals.ts";
import { customFieldRefusals } from "./custom-fields/refusals.ts";
import { exportRefusals } from "./exports/refusals.ts";
import { facilityRefusals } from "./facilities/refusals.ts";
import { gateRefusals } from "./gate/refusals.ts";
import { identityRefusals } from "./identity/refusals.ts";
import { secondFactorRefusals } from "./identity/second-factor-refusals.ts";
import { signUpRefusals } from "./identity/sign-up-refusals.ts";
import { imageRefusals } from "./images/refusals.ts";
import { importRefusals } from "./imports/refusals.ts";
import { noticeRefusals } from "./notices/refusals.ts";
import { panelRefusals } from "./panels/refusals.ts";
import { disputeRefusals } from "./pendencies/dispute-refusals.ts";
import { pendencyRefusals } from "./pendencies/refusals.ts";
import { serviceMonthRefusals } from "./pendencies/service-month-refusals.ts";
import { projectRefusals } from "./projects/refusals.ts";
import { riskScheduleRefusals } from "./risk-schedule/refusals.ts";
import { searchRefusals } from "./search/refusals.ts";
import { supplierRefusals } from "./suppliers/refusals.ts";
import { termsRefusals } from "./terms/refusals.ts";
import { trainingRefusals } from "./trainings/refusals.ts";
import { activityTypeRefusals } from "./workers/activity-type-refusals.ts";
import { movementRefusals } from "./workers/movement-refusals.ts";
import { workerRefusals } from "./workers/refusals.ts";
import { restrictionRefusals } from "./workers/restriction-refusals.ts";

export type RefusalEntry = { readonly status: number; readonly message: string };

/** Refusals of every route, before its handler runs. */
const commonRefusals = {
  "request.malformed": { status: 400, message: "A solicitação tem dados inválidos. Confira os campos indicados." },
  "request.not_json": { status: 400, message: "O corpo da solicitação não é um JSON válido." },
  "request.too_large": { status: 413, message: "O conteúdo enviado é maior do que o permitido." },
  "request.unsupported_type": { status: 415, message: "O tipo de conteúdo enviado não é aceito aqui." },
  "file.empty": { status: 422, message: "O arquivo está vazio. Confira o original e envie de novo." },
  "file.needs_password": { status: 422, message: "O arquivo pede uma senha. Salve uma cópia sem senha e envie de novo." },
  "file.broken": {
    status: 422,
    message: "O PDF não pode ser aberto. Gere o arquivo de novo, ou digitalize o documento, e envie outra vez.",
  },
  "file.too_slow": {
    status: 422,
    message: "O PDF demora demais para abrir. Imprima-o de novo como PDF, ou digitalize o documento, e envie outra vez.",
  },
  "file.missing": { status: 400, message: "A solicitação não traz nenhum arquivo." },
  "storage.unavailable": {
    status: 503,
    message: "Não foi possível guardar o arquivo agora. Nada foi salvo pela metade: tente de novo em instantes.",
  },
  "storage.low": {
    status: 503,
    message: "O armazenamento está quase cheio e não recebe arquivos agora. Avise o suporte e tente de novo mais tarde.",
  },
  "file.inspection_busy": {
    status: 503,
    message: "Ainda estamos abrindo os arquivos que você enviou antes. Espere um instante e envie este de novo.",
  },
  "file.quota_reached": {
    status: 429,
    message: "O limite diário de arquivos enviados foi atingido. Envie os demais amanhã.",
  },
  "request.timed_out": { status: 408, message: "A solicitação demorou demais para chegar. Tente novamente." },
  "request.too_many": { status: 429, message: "Muitas solicitações em pouco tempo. Aguarde um instante e tente novamente." },
  "request.in_progress": { status: 409, message: "Esta solicitação já está sendo processada. Aguarde o resultado." },
  "request.key_reused": { status: 422, message: "Esta chave de repetição já foi usada com outros dados." },
  "route.not_found": { status: 404, message: "O endereço solicitado não existe." },
  "session.denied": { status: 401, message: "Token negado." },
  "permission.missing": { status: 403, message: "Você não tem permissão para realizar esta ação." },
  "company.not_found": { status: 404, message: "Empresa não encontrada." },
  "company.choose_one": { status: 422, message: "Escolha a empresa em que esta ação deve ser feita." },
  "server.failed": { status: 500, message: "Erro de servidor." },
  "server.unavailable": { status: 503, message: "O serviço está indisponível no momento. Tente novamente em instantes." },
} as const satisfies { readonly [code: string]: RefusalEntry };

/** All refusals: HTTP status and message on the wire. */
export const refusals = {
  ...commonRefusals,
  ...identityRefusals,
  ...signUpRefusals,
  ...termsRefusals,
  ...trainingRefusals,
  ...riskScheduleRefusals,
  ...companyInvitationRefusals,
  ...secondFactorRefusals,
  ...registryRefusals,
  ...enteredCompanyRefusals,
  ...facilityRefusals,
  ...companyRefusals,
  ...billingRefusals,
  ...customFieldRefusals,
  ...catalogueRefusals,
  ...projectRefusals,
  ...profileRefusals,
  ...peopleRefusals,
  ...workerRefusals,
  ...movementRefusals,
  ...restrictionRefusals,
  ...activityTypeRefusals,
  ...pendencyRefusals,
  ...disputeRefusals,
  ...serviceMonthRefusals,
  ...exportRefusals,
  ...importRefusals,
  ...imageRefusals,
  ...badgeRefusals,
  ...noticeRefusals,
  ...gateRefusals,
  ...supplierRefusals,
  ...panelRefusals,
  ...searchRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;
export type CommonRefusalCode = keyof typeof commonRefusals;

/** Body of every error response. */
export type RefusalBody = { readonly statusCode: number; readonly code: RefusalCode; readonly message: string; readonly details?: unknown };
