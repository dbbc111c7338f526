import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  "dados-pessoais":
    "Aquí verás y cambiarás tu nombre, teléfono y contraseña; hasta entonces, tu nombre y tu correo están en el menú de la cuenta.",
  empresa: "Aquí estarán la razón social, el CNPJ y la dirección; hasta entonces, la lista de proyectos muestra la empresa de cada uno.",
  usuarios: "Aquí invitarás a personas de la empresa y elegirás su perfil; hasta entonces, pídelo a quien administra la plataforma.",
  "colaboradores-restritos":
    "Aquí estarán las personas que no pueden trabajar para la empresa, con el motivo; hasta entonces, avisa a la portería.",
  cracha: "Aquí elegirás lo que muestra la credencial y verás cómo queda; hasta entonces, usa la credencial de la portería.",
  "campos-adicionais": "Aquí crearás los campos que solo tu empresa necesita; hasta entonces, valen los campos comunes.",
  "agenda-de-risco": "Aquí decidirás lo que la agenda de riesgo marca sola; hasta entonces, acuerda las actividades en cada proyecto.",
  faturamento: "Aquí estará la dirección de cobro de la empresa; hasta entonces, es la del contrato.",
} as const satisfies Translated<typeof ptBr>;
