import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  "/auth-callback": {
    title: "Signing in with another account",
    says: "Here signing in with Google or Microsoft ends; until then, sign in with e-mail and password.",
  },
  "/auth-callback/conta-nao-concluida": {
    title: "Account not completed",
    says: "Here we will show what is missing for those who sign in with Google or Microsoft; until then, sign in with e-mail and password.",
  },
  "/auth-callback/conta-nao-encontrada": {
    title: "Account not found",
    says: "Here we will explain that no account uses the e-mail from Google or Microsoft; until then, sign in with e-mail and password.",
  },
  "/plataforma/selecionar-sistema": {
    title: "Choose a system",
    says: "Here you will choose in which of the systems to work with the same sign-in; until then, sign in and go straight to the projects.",
  },
  "/integracao-contract-v3": {
    title: "Contract integration",
    says: "Here the contract system will exchange appointments and people with Em Dia; until then, see the projects under way.",
  },
  "/experimental": {
    title: "Experimental",
    says: "Here novelties will be tried by whoever wants to, before they reach everybody; until then, daily work is in the projects.",
  },
  "/homologacao": {
    title: "Homologation",
    says: "Here you will evaluate a supplier by its CNPJ before hiring it; until then, see the suppliers through the projects.",
  },
  "/homologacao/resultado/{id}": {
    title: "Homologation result",
    says: "Here the report of the evaluated supplier will be, with every point explained; until then, see the suppliers through the projects.",
  },
  "/notas-de-analise": {
    title: "Analysis notes",
    says: "Here analysts will keep the notes of each company for the next check; until then, see the projects under way.",
  },
  "/observacoes": {
    title: "Observations",
    says: "Here the observations recorded about each company will be; until then, see the projects under way.",
  },
  "/loja-epi": {
    title: "Equipment shop",
    says: "Here you will buy protective equipment and follow the cart; until then, go back to the projects.",
  },
  "/aso": {
    title: "Occupational exam",
    says: "Here you will book the exam at a partner clinic, and the certificate will settle the pending document by itself; until then, see the projects.",
  },
  "/norma-regulamentadora": {
    title: "Regulatory norms",
    says: "Here you will hire what each regulatory norm asks of your company; until then, go back to the projects.",
  },
} as const satisfies Translated<typeof ptBr>;
