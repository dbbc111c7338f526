import { pngOf } from "../../demo/documents/camera/png.ts";
import { newRaster } from "../../demo/documents/camera/raster.ts";
import { cropped, filledIn, packed, printed, scans, withoutTable } from "./papers.ts";
import { heic, jpeg, tiff, webp } from "./scanned.ts";

export type MadeDocument = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
type DocumentFactory = { readonly name: string; readonly make: () => Promise<Uint8Array> | Uint8Array };

const types: { readonly [ending: string]: string } = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  tiff: "image/tiff",
  heic: "image/heic",
};

const photo = () => {
  const raster = newRaster(480, 640);
  raster.shades.forEach((_, at) => {
    raster.shades[at] = at % 480 > 60 && at % 480 < 420 && at > 480 * 60 ? 225 : 80;
  });
  return pngOf(raster);
};

const LANDSCAPE = [842, 595] as const;
const PLAN = [2_384, 3_370] as const;
const RECEIPT = [226, 1_700] as const;
const LONG =
  "relatorio-consolidado-de-inspecao-e-manutencao-preventiva-dos-equipamentos-de-icamento-do-terceiro-trimestre-revisao-final-assinada-2";

/** All kinds of files that suppliers send, for the viewer tests. */
const made: readonly DocumentFactory[] = [
  { name: "ficha.pdf", make: () => printed("Ficha") },
  { name: "digitalizado.pdf", make: scans.jpeg },
  { name: "dossie-de-50-paginas.pdf", make: () => printed("Dossiê", { pages: 50 }) },
  { name: "foto-do-canteiro.jpg", make: () => jpeg },
  { name: "comprovante.png", make: photo },
  { name: "jpeg-2000.pdf", make: scans.jpeg2000 },
  { name: "jbig2.pdf", make: scans.jbig2 },
  { name: "fax.pdf", make: scans.fax },
  { name: "girado-para-a-direita.pdf", make: () => printed("Girado", { turned: 90 }) },
  { name: "foto-do-celular.heic", make: () => heic },
  { name: "paisagem.pdf", make: () => printed("Certificado", { size: LANDSCAPE }) },
  { name: `${LONG}.pdf`, make: () => printed("Relatório") },
  { name: "figura.webp", make: () => webp },
  { name: "original-do-scanner.tiff", make: tiff },
  { name: "planta-a0.pdf", make: () => printed("Planta", { size: PLAN }) },
  { name: "recibo-estreito.pdf", make: () => printed("Recibo", { size: RECEIPT }) },
  { name: "recorte.pdf", make: () => cropped("Recorte") },
  { name: "indice-danificado.pdf", make: () => withoutTable("Recuperado") },
  { name: "objetos-comprimidos.pdf", make: () => packed("Comprimido") },
  { name: "Declaração – João (2ª via).pdf", make: () => filledIn("João da Silva") },
];

export const twentyDocuments = (): Promise<readonly MadeDocument[]> =>
  Promise.all(made.map(async ({ name, make }) => ({ name, type: types[name.split(".").at(-1) ?? ""] ?? "", bytes: await make() })));
