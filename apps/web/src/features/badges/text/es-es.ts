import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  title: "Credencial",
  loading: "Cargando la credencial",
  none: "Solo quien está activo en algún proyecto tiene credencial. Vincule a la persona a un proyecto para emitirla.",
  project: "Proyecto",
  projectSays: "La contratante del proyecto define los campos, el color y el logotipo.",
  photo: "Foto de la credencial",
  qr: "Código QR de la credencial de {{name}}",
  publicPage: "Abrir página pública",
  paper: {
    label: "Papel",
    card: "Tarjeta",
    sheet: "Hoja A4",
    cardSays: "Una página por cada lado, del tamaño de una tarjeta de crédito.",
    sheetSays: "Cuatro credenciales por hoja, con marcas de corte.",
  },
  print: {
    one: "Imprimir",
    many: "Imprimir credenciales",
    cancel: "Cancelar",
    says_zero: "Ninguna persona seleccionada.",
    says_one: "El PDF tendrá la credencial de {{count}} persona. Quien no tiene credencial queda fuera.",
    says_other: "El PDF tendrá las credenciales de {{count}} personas. Quien no tiene credencial queda fuera.",
    tooMany: "Seleccione hasta {{max}} personas a la vez.",
    done_zero: "Ninguna credencial para imprimir.",
    done_one: "{{count}} credencial lista para imprimir.",
    done_other: "{{count}} credenciales listas para imprimir.",
    left_zero: "Nadie quedó fuera.",
    left_one: "{{count}} persona quedó fuera por no tener credencial.",
    left_other: "{{count}} personas quedaron fuera por no tener credencial.",
  },
  reissue: {
    open: "Emitir una nueva",
    title: "¿Emitir una credencial nueva?",
    says: "El código actual se revoca al momento y las credenciales impresas dejan de valer en todos los proyectos. Imprima la nueva a continuación.",
    cancel: "Cancelar",
    confirm: "Emitir credencial nueva",
    done: "Credencial nueva emitida.",
  },
} satisfies Translated<typeof ptBr>;
