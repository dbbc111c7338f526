import type { Locale } from "@emdia/contract/limits.ts";
import type { PanelFormat } from "@emdia/contract/panels/export.ts";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { words as panelsEnUs } from "@emdia/contract/panels/words/en-us.ts";
import { words as panelsEsEs } from "@emdia/contract/panels/words/es-es.ts";
import { words as panelsPtBr } from "@emdia/contract/panels/words/pt-br.ts";
import type { PanelWords } from "@emdia/contract/panels/words/shape.ts";
import { words as pendenciesEnUs } from "@emdia/contract/pendencies/words/en-us.ts";
import { words as pendenciesEsEs } from "@emdia/contract/pendencies/words/es-es.ts";
import { words as pendenciesPtBr } from "@emdia/contract/pendencies/words/pt-br.ts";
import type { PendencyWords } from "@emdia/contract/pendencies/words/shape.ts";
import type { ExportMail } from "../../../platform/exports/export-template.ts";

export type ExportWords = PanelWords &
  Pick<PendencyWords, "status"> & {
    readonly fileName: string;
    readonly today: string;
    readonly shareInPercent: string;
    readonly document: string;
    /** Position of the lines of a ranking that continues. */
    readonly lines: string;
    /** Names of the sheets, at most 31 characters each. */
    readonly sheets: { readonly [P in PanelName]: string };
  };
type Texts = { readonly words: ExportWords; readonly mail: { readonly [F in PanelFormat]: ExportMail } };

const ptBr: Texts = {
  words: {
    ...panelsPtBr,
    status: pendenciesPtBr.status,
    fileName: "paineis",
    today: "Hoje, {{day}}",
    shareInPercent: "Conformidade (%)",
    document: "Documento",
    lines: "Linhas {{from}} a {{to}} de {{total}}",
    sheets: {
      ...panelsPtBr.panels,
      ConformityMonth: "Conformidade (mês de ref.)",
      ConformityCreation: "Conformidade (criação)",
      RankingPendency: "Documentos irregulares",
      RankingProvider: "Fornecedores irregulares",
    },
  },
  mail: {
    xlsx: {
      title: "Sua planilha dos painéis está pronta",
      paragraphs: [
        "A planilha que você pediu traz os números dos painéis, como estavam quando ela foi feita.",
        "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro na página dos painéis.",
      ],
      action: "Baixar planilha",
    },
    pdf: {
      title: "Seu PDF dos painéis está pronto",
      paragraphs: [
        "O PDF que você pediu traz os números dos painéis, como estavam quando ele foi feito.",
        "O link abaixo pede que você entre na sua conta e vale por {hours} horas. Depois disso o arquivo é apagado, e você pode pedir outro na página dos painéis.",
      ],
      action: "Baixar PDF",
    },
  },
};
const enUs: Texts = {
  words: {
    ...panelsEnUs,
    status: pendenciesEnUs.status,
    fileName: "dashboards",
    today: "Today, {{day}}",
    shareInPercent: "Compliance (%)",
    document: "Document",
    lines: "Lines {{from}} to {{to}} of {{total}}",
    sheets: {
      ...panelsEnUs.panels,
      ConformityMonth: "Compliance (reference month)",
      ConformityCreation: "Compliance (creation)",
      RankingPendency: "Irregular documents",
      RankingProvider: "Suppliers with irregularities",
    },
  },
  mail: {
    xlsx: {
      title: "Your spreadsheet of the dashboards is ready",
      paragraphs: [
        "The spreadsheet you requested has the figures of the dashboards, as they were when it was created.",
        "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can request another one on the page of the dashboards.",
      ],
      action: "Download spreadsheet",
    },
    pdf: {
      title: "Your PDF of the dashboards is ready",
      paragraphs: [
        "The PDF you requested has the figures of the dashboards, as they were when it was created.",
        "The link below asks you to sign in and works for {hours} hours. After that the file is deleted, and you can request another one on the page of the dashboards.",
      ],
      action: "Download PDF",
    },
  },
};
const esEs: Texts = {
  words: {
    ...panelsEsEs,
    status: pendenciesEsEs.status,
    fileName: "paneles",
    today: "Hoy, {{day}}",
    shareInPercent: "Conformidad (%)",
    document: "Documento",
    lines: "Líneas {{from}} a {{to}} de {{total}}",
    sheets: {
      ...panelsEsEs.panels,
      ConformityMonth: "Conformidad (mes de ref.)",
      ConformityCreation: "Conformidad (creación)",
      RankingPendency: "Documentos irregulares",
      RankingProvider: "Proveedores irregulares",
    },
  },
  mail: {
    xlsx: {
      title: "Su hoja de cálculo de los paneles está lista",
      paragraphs: [
        "La hoja que solicitó trae los números de los paneles, como estaban cuando se creó.",
        "El enlace pide que inicie sesión y vale por {hours} horas. Después el archivo se elimina, y puede solicitar otro en la página de los paneles.",
      ],
      action: "Descargar hoja de cálculo",
    },
    pdf: {
      title: "Su PDF de los paneles está listo",
      paragraphs: [
        "El PDF que solicitó trae los números de los paneles, como estaban cuando se creó.",
        "El enlace pide que inicie sesión y vale por {hours} horas. Después el archivo se elimina, y puede solicitar otro en la página de los paneles.",
      ],
      action: "Descargar PDF",
    },
  },
};
export const exportTexts: { readonly [L in Locale]: Texts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };

const ofFormat = (format: PanelFormat) => ({
  "pt-BR": { mail: ptBr.mail[format] },
  "en-US": { mail: enUs.mail[format] },
  "es-ES": { mail: esEs.mail[format] },
});
/** Mails about the finished files. */
export const mailTexts = { xlsx: ofFormat("xlsx"), pdf: ofFormat("pdf") };
