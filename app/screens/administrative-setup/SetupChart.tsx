import styles from './SetupChart.module.css';

type SetupNode = { title: string; role?: string | undefined; below?: SetupNode[] | undefined };

type SetupChartProps = { root: SetupNode };

/** The department from the state down to the hostel: a nested list, drawn as a tree. */
export function SetupChart({ root }: SetupChartProps) {
  return (
    <ul className={styles.chart}>
      <Branch node={root} />
    </ul>
  );
}

function Branch({ node }: { node: SetupNode }) {
  return (
    <li>
      <div className={styles.node}>
        <b>{node.title}</b>
        {node.role && <span>{node.role}</span>}
      </div>
      {node.below && (
        <ul>
          {node.below.map((inner) => (
            <Branch key={inner.title} node={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}
