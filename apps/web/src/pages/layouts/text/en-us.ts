import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  slides: {
    label: "Introduction",
    kind: "carousel",
    slide: "slide",
    position: "{{index}} of {{total}}",
    previous: "Previous slide",
    next: "Next slide",
    documents: {
      title: "Documents up to date, work under way",
      subtitle: "Each supplier knows what is left to send, and the contracting company sees at once what was approved.",
      image: "The sun rises behind the hills and the headframe of a mine.",
    },
    people: {
      title: "People cleared before they reach the gate",
      subtitle: "Exams, trainings and contracts checked by person and by project, with their validity always in sight.",
      image: "The sun is already high over pylons and power lines.",
    },
    projects: {
      title: "Every project on the same horizon",
      subtitle: "Terms, risks and pending documents of each project in one place, for those who hire and for those who supply.",
      image: "The whole sun over buildings under construction and a crane.",
    },
  },
  metrics: {
    label: "In numbers",
    moreThan: "over",
    millions: "{{value}} million",
    thousands: "{{value}} thousand",
    documents: "documents received per month",
    companies: "companies monitored",
    lives: "lives monitored per year",
  },
  support: {
    label: "Support channel",
    chat: "On-screen chat",
    chatHours: "Monday to Thursday, 8:00 to 17:00; Friday, 8:00 to 16:00",
    phone: "Phone {{phone}}",
    phoneHours: "Monday to Thursday, 8:00 to 17:30; Friday, 8:00 to 16:30",
  },
  newCompany: { question: "Does your company not use Em Dia yet?", ask: "Ask for an invitation" },
  platform: {
    name: "Platform",
    title: "One sign-in, every system.",
    subtitle: "The same account opens each system of your company.",
  },
} as const satisfies Translated<typeof ptBr>;
