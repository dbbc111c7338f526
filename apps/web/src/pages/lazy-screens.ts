import type { NoticePath } from "../features/recovery/notices.ts";
import { invitationScreens } from "./invitation-screens.ts";
import type { LaterPath } from "./reserved-paths.ts";
import type { Screen } from "./screen.ts";
import { secondFactorScreens } from "./second-factor-screens.ts";

const verifyAction: Screen = {
  load: async () => (await import("../features/recovery/verify-action.tsx")).VerifyAction,
  texts: ["recovery", "doorway", "password"],
};
const badgeInfo: Screen = { load: async () => (await import("./badge-info/badge-info-page.tsx")).BadgeInfoPage, texts: ["badgeInfo"] };
const trainings: Screen = {
  load: async () => (await import("./trainings/trainings-page.tsx")).TrainingsPage,
  texts: ["trainings", "trainingWords"],
};
const notice = (path: NoticePath): Screen => ({
  load: async () => (await import("../features/recovery/notice-sheet.tsx")).noticeScreen(path),
  texts: ["recovery", "doorway", "password"],
});

/** Screens other than the start pages. Their module is loaded on demand. */
export const lazyScreens: { readonly [P in LaterPath]: Screen } = {
  "/login/recuperar-senha": {
    load: async () => (await import("../features/recovery/recovery-request.tsx")).RecoveryRequest,
    texts: ["recovery", "doorway", "password"],
  },
  "/login/alterar-senha": {
    load: async () => (await import("../features/recovery/new-password-screen.tsx")).NewPasswordScreen,
    texts: ["recovery", "doorway", "password"],
  },
  "/plataforma/verify": verifyAction,
  "/login/recuperacao-senha-enviada": notice("/login/recuperacao-senha-enviada"),
  "/login/senha-alterada": notice("/login/senha-alterada"),
  "/login/link-expirado": notice("/login/link-expirado"),
  "/login/link-invalido": notice("/login/link-invalido"),
  "/login/conta-inativada": notice("/login/conta-inativada"),
  "/login/senha-desatualizada": notice("/login/senha-desatualizada"),
  "/login/verifique-seu-email": notice("/login/verifique-seu-email"),
  "/login/confirmacao-enviada": notice("/login/confirmacao-enviada"),
  "/plataforma/link-invalido": notice("/plataforma/link-invalido"),
  "/plataforma/verifique-seu-email": notice("/plataforma/verifique-seu-email"),
  ...invitationScreens,
  ...secondFactorScreens,
  "/minha-conta": { load: async () => (await import("./my-account/my-account-page.tsx")).MyAccountPage, texts: [] },
  "/paineis": {
    load: async () => (await import("../features/panels/panels-page.tsx")).PanelsPage,
    texts: ["panels", "pendencyWords"],
  },
  "/projetos/criar": {
    load: async () => (await import("./projects/create-project-page.tsx")).CreateProjectPage,
    texts: ["projectWizard", "drafts", "supplierSearch", "projectRefusals"],
  },
  "/projetos/editar/{id}": {
    load: async () => (await import("./projects/project-page.tsx")).ProjectPage,
    texts: ["projectWizard", "drafts", "projectDetail", "supplierSearch", "projectRefusals", "catalogueWords"],
  },
  "/pendencias": {
    load: async () => (await import("../features/pendencies/pendency-list.tsx")).PendencyList,
    texts: ["pendencies", "pendencyWords", "bulk", "pendencyRefusals"],
  },
  "/pendencias/fila": {
    load: async () => (await import("../features/review-queue/queue-page.tsx")).QueuePage,
    texts: ["reviewQueue", "pendencyRefusals"],
  },
  "/fornecedores": {
    load: async () => (await import("../features/suppliers/supplier-list.tsx")).SupplierList,
    texts: ["suppliers", "pendencyWords"],
  },
  "/fornecedores/{id}": {
    load: async () => (await import("../features/suppliers/supplier-page.tsx")).SupplierPage,
    texts: ["suppliers", "pendencyWords", "supplierRefusals"],
  },
  "/colaboradores": {
    load: async () => (await import("./workers/workers-page.tsx")).WorkersPage,
    texts: ["workers", "mayWork", "imports", "pendencyWords", "bulk", "workerRefusals"],
  },
  "/colaboradores/criar": {
    load: async () => (await import("./workers/create-worker-page.tsx")).CreateWorkerPage,
    texts: ["workerForm", "workerPhoto", "customValues", "drafts", "workerRefusals", "customFieldRefusals"],
  },
  "/colaboradores/editar/{id}": {
    load: async () => (await import("./workers/worker-page.tsx")).WorkerPage,
    texts: ["workerProfile", "workerForm", "workerPhoto", "pendencyWords", "workerRefusals"],
  },
  "/colaboradores/badge-info": badgeInfo,
  "/colaboradores/badge-info/{id}": badgeInfo,
  "/colaboradores/resultado-upload/{report_id}": {
    load: async () => (await import("./imports/import-result-page.tsx")).ImportResultPage,
    texts: ["imports", "importWords", "importRefusals", "workerRefusals"],
  },
  "/portaria": {
    load: async () => (await import("./gate/gate-page.tsx")).GatePage,
    texts: ["gate", "scanner", "gateRefusals", "projectRefusals"],
  },
  "/pendencias/editar/{id}": {
    load: async () => (await import("./pendencies/pendency-page.tsx")).PendencyPage,
    texts: ["pendencyDetail", "pendencyWords", "pendencyRefusals", "catalogueWords", "review", "documentRefusals"],
  },
  "/agenda-de-risco": {
    load: async () => (await import("./risk-schedule/risk-schedule-page.tsx")).RiskSchedulePage,
    texts: ["riskSchedule", "riskScheduleForm", "riskScheduleRefusals", "imports"],
  },
  "/treinamentos": trainings,
  "/treinamentos/turma": trainings,
  "/treinamentos/treinamento": trainings,
  "/treinamentos/editar-turma/{id}": {
    load: async () => (await import("./trainings/class-page.tsx")).ClassPage,
    texts: ["trainingClass", "trainingCertificates", "trainings", "trainingWords", "bulk", "trainingRefusals"],
  },
  "/treinamentos/chamada": {
    load: async () => (await import("../features/training-attendance/today/classes-of-today.tsx")).ClassesOfToday,
    texts: ["trainingAttendance"],
  },
  "/treinamentos/chamada/{id}": {
    load: async () => (await import("./trainings/attendance-page.tsx")).AttendancePage,
    texts: ["trainingAttendance", "scanner", "trainingRefusals"],
  },
  "/exportacoes/{jobId}": {
    load: async () => (await import("../features/exported-file/exported-file.tsx")).ExportedFile,
    texts: ["exports"],
  },
  "/permissao-de-trabalho/{code}": {
    load: async () => (await import("./permit-info/permit-info-page.tsx")).PermitInfoPage,
    texts: ["permitInfo", "permitWords"],
  },
  "/avisos/cancelar/{token}": {
    load: async () => (await import("./unsubscribe/unsubscribe-page.tsx")).UnsubscribePage,
    texts: ["unsubscribe", "noticeSettings", "noticeRefusals"],
  },
  "/caixa-de-saida": { load: async () => (await import("./outbox/outbox-page.tsx")).OutboxPage, texts: ["outbox"] },
};
