import { ask, documentType } from "./written.ts";

/** Safety and health programmes of a supplier. */
export const programmes = [
  documentType(310, "SSMA-PGR-INVENTARIO", {
    names: ["PGR: inventário de riscos", "Risk management programme: inventory", "PGR: inventario de riesgos"],
    about: "Inventário de riscos do fornecedor para as atividades e o local deste projeto.",
    send: "Inventário do PGR do local do projeto, assinado, com identificação, avaliação e classificação dos riscos.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "programmes",
    frequency: "always_valid",
    validity: "nr1.pgr.review",
    checklist: [
      ask("O inventário trata do local e das atividades deste projeto?", {
        example: "Estabelecimento: Usina de Beneficiamento, montagem de andaimes.",
        wrong_place: "O inventário é da sede do fornecedor → Elabore o inventário do local do projeto com o SESMT ou consultoria e envie.",
        incomplete: "Há atividades do projeto sem avaliação → Inclua no inventário as atividades que faltam e reenvie.",
      }),
      ask("Cada risco tem fonte, grupo exposto, probabilidade, severidade e nível?", {
        example: "Queda de altura, GHE montadores, P4 × S5: crítico.",
        incomplete: "Há risco sem classificação → Complete a matriz de risco com probabilidade e severidade.",
        inconsistent: "A matriz não segue o critério declarado → Revise a classificação conforme o critério do próprio PGR.",
      }),
      ask("Os agentes físicos e químicos têm medição ou justificativa técnica?", {
        example: "Ruído 87 dB(A), dosimetria de 11/2025.",
        insufficient: "O agente citado não foi medido → Contrate a avaliação quantitativa e anexe o relatório com a calibração.",
        expired: "A medição é anterior à mudança do processo → Refaça a medição e atualize o inventário.",
      }),
      ask("Os fatores psicossociais e ergonômicos foram considerados?", {
        example: "Turno noturno e sobrecarga avaliados em 05/2026.",
        incomplete: "Os fatores psicossociais não foram identificados → Inclua-os no inventário conforme a NR-1 e a NR-17.",
        missing_data: "A avaliação ergonômica preliminar não é citada → Realize a avaliação preliminar e anexe o resultado.",
      }),
      ask("Está datado e assinado pela organização e pelo responsável técnico?", {
        example: "Eng. Carla Dias, CREA 123456, 12/01/2026.",
        unsigned: "O inventário não está assinado → Colha as assinaturas da empresa e do responsável e reenvie.",
        expired: "A última revisão passou do prazo da NR-1 → Revise o PGR e envie a revisão datada.",
      }),
    ],
  }),
  documentType(311, "SSMA-PGR-PLANO", {
    names: ["PGR: plano de ação", "Risk management programme: action plan", "PGR: plan de acción"],
    about: "Medidas de prevenção com responsáveis, prazos e acompanhamento.",
    send: "Plano de ação do PGR com o andamento de cada medida.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "programmes",
    frequency: "always_valid",
    validity: "nr1.pgr.plan_follow_up",
    checklist: [
      ask("Todo risco alto ou crítico do inventário tem medida no plano?", {
        example: "Queda: linha de vida, NR-35, inspeção diária.",
        incomplete: "Há risco crítico sem medida → Inclua a medida de controle e o prazo para o risco indicado.",
        inconsistent: "O plano é de outro inventário → Envie o plano que corresponde ao inventário aprovado.",
      }),
      ask("Cada medida tem responsável e prazo?", {
        example: "Instalar guarda-corpo, supervisor, 30/04/2026.",
        missing_data: "Há medidas sem responsável ou prazo → Preencha quem faz e até quando, e reenvie o plano.",
        expired: "Há prazos vencidos sem conclusão → Atualize o andamento e remarque com justificativa.",
      }),
      ask("A hierarquia foi seguida: eliminar, proteger o coletivo e só depois o EPI?", {
        example: "Guarda-corpo antes do cinto.",
        insufficient: "O plano só prevê EPI → Reveja as medidas com o SESMT e inclua as coletivas ou a justificativa.",
        inconsistent: "A medida não reduz o risco indicado → Troque a medida por uma que atue na fonte do risco.",
      }),
      ask("O acompanhamento mostra o que foi feito e com que evidência?", {
        example: "Concluído em 15/02/2026, foto e lista de presença.",
        incomplete: "As medidas concluídas não têm evidência → Anexe fotos, notas ou listas de presença das medidas.",
        unsigned: "O acompanhamento não foi validado → Colha a assinatura do responsável pela segurança no acompanhamento.",
      }),
    ],
  }),
  documentType(312, "SSMA-PCMSO", {
    names: ["PCMSO", "Occupational health programme", "Programa de salud ocupacional"],
    about: "Programa que diz quais exames cada função faz, e quando, com o médico responsável.",
    send: "Documento-base do PCMSO deste ano, com o quadro de exames por função.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "programmes",
    frequency: "always_valid",
    validity: "nr7.pcmso.validity",
    checklist: [
      ask("O PCMSO cita o CNPJ do fornecedor e as funções deste projeto?", {
        example: "Montador, ajudante e supervisor de andaimes.",
        incomplete: "Há função do projeto fora do PCMSO → Peça ao médico que inclua a função e seus exames.",
        wrong_company: "O PCMSO é de outra empresa → Envie o PCMSO contratado pelo seu CNPJ.",
      }),
      ask("Os riscos usados são os do inventário do PGR?", {
        example: "GHE 02: ruído, queda, sobrecarga física.",
        inconsistent: "O PCMSO usa riscos diferentes do PGR → Encaminhe o inventário ao médico e envie o PCMSO ajustado.",
        missing_data: "O PCMSO não diz de que PGR partiu → Inclua a referência e a data do PGR no documento.",
      }),
      ask("O quadro traz exame, periodicidade e critério para cada risco?", {
        example: "Audiometria: admissão, 6 meses, anual.",
        incomplete: "A periodicidade de um exame falta → Complete o quadro de exames com o médico coordenador.",
        insufficient: "Falta exame para trabalho em altura ou confinado → Inclua a avaliação específica conforme NR-35 e NR-33.",
      }),
      ask("O médico responsável está identificado, com CRM e assinatura?", {
        example: "Dra. Lúcia Prado, CRM/MG 22.871, RQE 10.332.",
        unsigned: "O PCMSO não está assinado pelo médico → Solicite a assinatura, física ou com certificado digital.",
        unqualified: "Quem assina não é médico → Contrate médico do trabalho para responder pelo PCMSO e reenvie.",
      }),
    ],
  }),
  documentType(313, "SSMA-PCMSO-RELATORIO", {
    names: ["Relatório analítico do PCMSO", "Annual occupational health report", "Informe analítico de salud ocupacional"],
    about: "Relatório anual com exames feitos, alterados e as conclusões do médico.",
    send: "Relatório analítico do último ano, sem dados que identifiquem pacientes.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "programmes",
    frequency: "always_valid",
    validity: "nr7.pcmso.report",
    checklist: [
      ask("O relatório cobre os últimos doze meses?", {
        example: "01/2025 a 12/2025.",
        expired: "O relatório é de período mais antigo → Solicite ao médico o relatório do último ciclo.",
        wrong_document: "Foi enviado o documento-base → Substitua pelo relatório analítico anual.",
      }),
      ask("Traz número de exames, resultados alterados e doenças por setor?", {
        example: "46 audiometrias, 2 alteradas, setor montagem.",
        incomplete: "Não há a estatística por setor → Peça ao médico a tabela por unidade, setor e função.",
        missing_data: "Os exames alterados não são informados → Complete o relatório com os exames alterados.",
      }),
      ask("Há comparação com o ano anterior e proposta de medidas?", {
        example: "Queda de 3 para 2 alterações; reforço do EPI auditivo.",
        incomplete: "O relatório não conclui nada → Solicite ao médico a análise comparativa e as recomendações.",
        inconsistent: "As recomendações não estão no plano do PGR → Inclua-as no plano de ação e informe aqui.",
      }),
      ask("Nenhum trabalhador é identificado pela doença?", {
        example: "Só números, sem nomes.",
        unfit: "O relatório expõe nomes e diagnósticos → Retire os dados pessoais e envie a versão anônima (LGPD).",
        illegible: "As tabelas não se leem → Envie o PDF original do relatório, sem fotografar.",
      }),
    ],
  }),
];
