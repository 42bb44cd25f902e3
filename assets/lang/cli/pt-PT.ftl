# Português de Portugal: o que difere de pt.ftl.
