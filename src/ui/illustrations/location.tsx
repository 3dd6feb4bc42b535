import { art, Frame, type IllustrationProps, line } from "./frame";
import { Tree } from "./scenery";

export function LocationIllustration(props: IllustrationProps) {
  return (
    <Frame {...props}>
      <ellipse cx="120" cy="160" rx="96" ry="8" fill={art.ground} />
      <path d="m24 84 60-22v76l-60 18z" fill={art.leaf} opacity="0.55" />
      <path d="m84 62 72 22v72l-72-18z" fill={art.sky} />
      <path d="m156 84 60-22v76l-60 18z" fill={art.leaf} opacity="0.4" />
      <path d="M84 116c22-6 44 16 72 8l60-20v34l-60 18-72-18z" fill={art.sea} opacity="0.7" />
      <path d="M40 140c10-20 20-36 44-38s34-16 52-2 34 6 62-14" stroke={art.paper} strokeWidth="6" />
      <path
        d="M44 134c10-16 18-30 40-32s34-16 46-6"
        stroke={art.coral}
        strokeWidth="4"
        strokeDasharray="2 9"
      />
      <path d="M40 96l12-9 12 9v14H40z" fill={art.paper} />
      <path d="M37 97 52 85l15 12z" fill={art.coral} />
      <path d="M180 108l10-7 10 7v12h-20z" fill={art.paper} />
      <path d="m177 109 13-10 13 10z" fill={art.plum} />
      <Tree x={172} y={92} scale={0.55} fill={art.green} />
      <Tree x={72} y={134} scale={0.5} />
      <ellipse cx="132" cy="98" rx="13" ry="4.5" fill={line} opacity="0.2" />
      <path d="M132 98s-30-28-30-52a30 30 0 1 1 60 0c0 24-30 52-30 52z" fill={art.saffron} />
      <path d="M140 17c14 4 22 15 22 29 0 24-30 52-30 52 18-30 26-56 8-81z" fill={line} opacity="0.1" />
      <circle cx="132" cy="46" r="19" fill="#fff" />
      <circle cx="125" cy="44" r="2.8" fill={line} />
      <circle cx="139" cy="44" r="2.8" fill={line} />
      <path d="M126 51q6 7 12 0z" fill={line} />
    </Frame>
  );
}
