import type { Locale } from "@emdia/contract/limits.ts";
import { type RenderedMail, renderMail } from "../../../platform/mail/render-mail.ts";

type Names = { readonly contractor: string; readonly project: string };
type Texts = {
  readonly title: (names: Names) => string;
  readonly paragraphs: (names: Names) => readonly string[];
  readonly action: string;
};

const texts: { readonly [L in Locale]: Texts } = {
  "pt-BR": {
    title: ({ contractor }) => `${contractor} convidou sua empresa para um projeto`,
    paragraphs: ({ contractor, project }) => [
      "Olá!",
      `${contractor} quer trabalhar com a sua empresa no projeto ${project} e acompanha os documentos dos fornecedores pelo Em Dia.`,
      "Cadastre a sua empresa pelo link abaixo, com este e-mail como responsável. Assim que o cadastro terminar, ela entra no projeto.",
    ],
    action: "Cadastrar empresa",
  },
  "en-US": {
    title: ({ contractor }) => `${contractor} invited your company to a project`,
    paragraphs: ({ contractor, project }) => [
      "Hello!",
      `${contractor} wants to work with your company in the project ${project} and follows the documents of its suppliers on Em Dia.`,
      "Register your company with the link below, with this e-mail address as the responsible one. As soon as it is registered, it joins the project.",
    ],
    action: "Register company",
  },
  "es-ES": {
    title: ({ contractor }) => `${contractor} invitó a su empresa a un proyecto`,
    paragraphs: ({ contractor, project }) => [
      "¡Hola!",
      `${contractor} quiere trabajar con su empresa en el proyecto ${project} y sigue los documentos de sus proveedores en Em Dia.`,
      "Registre su empresa con el enlace siguiente, con este correo como responsable. En cuanto termine el registro, entra en el proyecto.",
    ],
    action: "Registrar empresa",
  },
};

/** E-mail that invites an unregistered company to a contractor's project. */
export const supplierInvitationMail = ({
  language,
  url,
  ...names
}: Names & { readonly language: Locale; readonly url: string }): RenderedMail => {
  const { title, paragraphs, action } = texts[language];
  return renderMail({ language, title: title(names), paragraphs: paragraphs(names), action: { label: action, url } });
};
