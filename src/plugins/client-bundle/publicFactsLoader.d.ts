export default function publicFacts(source: string): string;
