import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  "/auth-callback": {
    title: "Entrando con otra cuenta",
    says: "Aquí termina el acceso con Google o Microsoft; hasta entonces, entre con correo y contraseña.",
  },
  "/auth-callback/conta-nao-concluida": {
    title: "Cuenta no completada",
    says: "Aquí mostraremos lo que falta a quien entra con Google o Microsoft; hasta entonces, entre con correo y contraseña.",
  },
  "/auth-callback/conta-nao-encontrada": {
    title: "Cuenta no encontrada",
    says: "Aquí explicaremos que ninguna cuenta usa el correo de Google o Microsoft; hasta entonces, entre con correo y contraseña.",
  },
  "/plataforma/selecionar-sistema": {
    title: "Seleccionar sistema",
    says: "Aquí elegirá en cuál de los sistemas trabajar con el mismo acceso; hasta entonces, entre y vaya directo a los proyectos.",
  },
  "/integracao-contract-v3": {
    title: "Integración de contratos",
    says: "Aquí el sistema de contratos intercambiará con Em Dia citas y personas; hasta entonces, mire los proyectos en curso.",
  },
  "/experimental": {
    title: "Experimental",
    says: "Aquí las novedades serán probadas por quien quiera, antes de llegar a todos; hasta entonces, el día a día está en los proyectos.",
  },
  "/homologacao": {
    title: "Homologación",
    says: "Aquí evaluará a un proveedor por su CNPJ antes de contratarlo; hasta entonces, mire los proveedores por los proyectos.",
  },
  "/homologacao/resultado/{id}": {
    title: "Resultado de la homologación",
    says: "Aquí estará el informe del proveedor evaluado, con cada punto explicado; hasta entonces, mire los proveedores por los proyectos.",
  },
  "/notas-de-analise": {
    title: "Notas de análisis",
    says: "Aquí quien analiza guardará las notas de cada empresa para la próxima revisión; hasta entonces, mire los proyectos en curso.",
  },
  "/observacoes": {
    title: "Observaciones",
    says: "Aquí estarán las observaciones registradas sobre cada empresa; hasta entonces, mire los proyectos en curso.",
  },
  "/loja-epi": {
    title: "Tienda de EPI",
    says: "Aquí comprará equipos de protección y seguirá el carrito; hasta entonces, vuelva a los proyectos.",
  },
  "/aso": {
    title: "Examen ocupacional",
    says: "Aquí reservará el examen en una clínica asociada, y el certificado resolverá por sí solo el documento pendiente; hasta entonces, vuelva a los proyectos.",
  },
  "/norma-regulamentadora": {
    title: "Normas reguladoras",
    says: "Aquí contratará lo que cada norma reguladora pide a su empresa; hasta entonces, vuelva a los proyectos.",
  },
} as const satisfies Translated<typeof ptBr>;
