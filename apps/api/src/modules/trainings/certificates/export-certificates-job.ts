// Writes the valid certificates of a class to one PDF, one after the other.
import type { Locale } from "@emdia/contract/limits.ts";
import type * as z from "zod/mini";
import { type ExportMail, exportTemplate } from "../../../platform/exports/export-template.ts";
import { type ExportPlace, sendExport } from "../../../platform/exports/send-export.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { certificatesToExport } from "../store/certificate-list.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import { exportCertificates } from "./export-certificates.ts";

type Payload = z.output<typeof exportCertificates.payload>;
type Texts = { readonly [L in Locale]: { readonly file: string; readonly mail: ExportMail } };

const texts: Texts = {
  "pt-BR": {
    file: "certificados",
    mail: {
      title: "Os certificados da turma estão prontos",
      paragraphs: [
        "O arquivo que você pediu traz {count} certificado(s) em vigor, um por página.",
        "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro na página da turma.",
      ],
      action: "Baixar certificados",
    },
  },
  "en-US": {
    file: "certificates",
    mail: {
      title: "The certificates of the class are ready",
      paragraphs: [
        "The file you requested has {count} certificate(s) in force, one per page.",
        "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can request another one on the page of the class.",
      ],
      action: "Download certificates",
    },
  },
  "es-ES": {
    file: "certificados",
    mail: {
      title: "Los certificados del grupo están listos",
      paragraphs: [
        "El archivo que solicitó trae {count} certificado(s) en vigor, uno por página.",
        "El enlace pide que inicie sesión y vale por {hours} horas. Después el archivo se elimina, y puede solicitar otro en la página del grupo.",
      ],
      action: "Descargar certificados",
    },
  },
};

/** Companies with rows that the user could read. Row-level security of the job is that of the request. */
const companiesOf = ({ contractor, provider }: Payload): readonly number[] => [
  ...new Set([contractor, provider].flatMap(({ companyIds, projects }) => [...companyIds, ...projects.map(({ companyId }) => companyId)])),
];

/** A class has at most 1,000 participants, so the certificates are read at once. The PDF is drawn after the transaction. */
async function* linesOf({ inScopeOfAll }: JobContext, payload: Payload) {
  const { contractorId, classId: id, contractor, provider } = payload;
  const rows = await inScopeOfAll(companiesOf(payload), (tx) => certificatesToExport(tx, { contractorId, id }, { contractor, provider }));
  yield { text: "", count: rows.length };
  for await (const text of await certificatePdf(rows)) yield { text, count: 0 };
}

export const exportCertificatesTemplate = exportTemplate("trainings.certificates-ready", texts);

export const exportCertificatesJob = (place: ExportPlace) =>
  defineJob(exportCertificates, (context, payload) =>
    sendExport(place, context, {
      reader: payload,
      name: texts[payload.language].file,
      head: null,
      lines: linesOf(context, payload),
      template: exportCertificatesTemplate,
    }),
  );
